import { ButtonLink } from '@portal/design-system/ButtonLink';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { formatTime } from '#contract/time/time-format.ts';

export interface OpenedRecordProps {
  /** Fetches the file. */
  readonly ticket: string;
  /** ISO moment until which it does. */
  readonly endsAt: string;
}

/** The file of what is shared, once the code was right. */
export function OpenedRecord({ ticket, endsAt }: OpenedRecordProps): ReactNode {
  const t = useTranslations('record-sharing.opening');
  const lang = useLanguage();
  const file = canonicalUrl(
    'GET /api/anon/record-share-files/{ticket}',
    inLanguage({ params: { ticket } }, lang),
  );
  return (
    <Notice tone="success" role="status" title={t('done')} takesFocus>
      <Stack gap="small" align="start">
        <Text>{t('doneText', { time: formatTime(new Date(endsAt), lang) })}</Text>
        <ButtonLink href={file} icon={<DownloadIcon size="small" />}>
          {t('download')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
