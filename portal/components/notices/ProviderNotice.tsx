import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { WrittenLink } from '../WrittenLink.tsx';

export interface ProviderNoticeProps {
  /** What the provider tells all patients. */
  readonly notice: Omit<AnswerOf<'GET /api/notices'>['notices'][number], 'id'>;
}

/** A notice as patients read it. What it says is text: nothing of it is read as markup. */
export function ProviderNotice({
  notice: { kind, title, paragraphs, link },
}: ProviderNoticeProps): ReactNode {
  return (
    <Notice tone={kind === 'warning' ? 'warning' : 'info'} title={title}>
      <Stack gap="small" align="start">
        {paragraphs.map((paragraph, index) => (
          <Text key={`${index} ${paragraph}`} keepsLines>
            {paragraph}
          </Text>
        ))}
        {link && <WrittenLink {...link} />}
      </Stack>
    </Notice>
  );
}
