import { Heading } from '@portal/design-system/Heading';
import type { ReactNode } from 'react';
import { WrittenAnswer } from '#components/help/WrittenAnswer.tsx';
import { ProviderNotice } from '#components/notices/ProviderNotice.tsx';
import type { NoticeContent } from '../rules.ts';
import { shownNotice } from '../shown-notice.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

export interface PreviewProps {
  /** The notice as it is typed now. */
  readonly notice: NoticeContent;
}

/** A notice, or a topic or an answer of the help, as patients will see it. */
export function Preview({ notice }: PreviewProps): ReactNode {
  return (
    <PreviewFrame languages={notice.texts.map(({ language }) => language)}>
      {(language) => {
        const shown = shownNotice(notice, language);
        if (!shown) return null;
        if (notice.topic)
          return (
            <Heading level={4} size={3}>
              {shown.title}
            </Heading>
          );
        return notice.help ? <WrittenAnswer answer={shown} isOpen /> : <ProviderNotice notice={shown} />;
      }}
    </PreviewFrame>
  );
}
