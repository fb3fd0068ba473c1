import { Box } from '@portal/design-system/Box';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { SegmentedControl } from '@portal/design-system/SegmentedControl';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { WrittenAnswer } from '#components/help/WrittenAnswer.tsx';
import { ProviderNotice } from '#components/notices/ProviderNotice.tsx';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import type { NoticeContent } from '../rules.ts';
import { shownNotice } from '../shown-notice.ts';

export interface PreviewProps {
  /** The notice as it is typed now. */
  readonly notice: NoticeContent;
}

const WIDTHS = ['phone', 'desktop'] as const;

/** A notice as patients will see it, in each language, on a phone and on a desk. */
export function Preview({ notice }: PreviewProps): ReactNode {
  const t = useTranslations('content.preview');
  const own = useLanguage();
  const [chosen, setLanguage] = useState(own);
  // The help is Finnish, also where its operator reads another language.
  const language = notice.help ? 'fi' : chosen;
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const shown = shownNotice(notice, language);
  return (
    <Stack as="section" gap="small" aria-labelledby="notice-preview">
      <Heading level={3} size={4} id="notice-preview">
        {t('title')}
      </Heading>
      <Inline>
        {notice.texts.length > 1 && (
          <SegmentedControl
            aria-label={t('language')}
            name="preview-language"
            segments={notice.texts.map(({ language: value }) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChange={setLanguage}
          />
        )}
        <SegmentedControl
          aria-label={t('width')}
          name="preview-width"
          segments={WIDTHS.map((value) => ({ value, label: t(value) }))}
          value={width}
          onChange={setWidth}
        />
      </Inline>
      <Box padding="medium" background="sunken" isRounded>
        <Columns layout={width === 'phone' ? 'asideStart' : 'one'}>
          <Stack lang={language}>
            {shown &&
              (notice.help ? <WrittenAnswer answer={shown} isOpen /> : <ProviderNotice notice={shown} />)}
          </Stack>
        </Columns>
      </Box>
    </Stack>
  );
}
