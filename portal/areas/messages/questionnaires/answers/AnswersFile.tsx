import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { FileLinks } from '#components/downloads/FileLinks.tsx';
import type { Questionnaire } from '../contract.ts';

/** The answers to take along, as a file that the systems of health care read. */
export function AnswersFile({ questionnaire: { id } }: { readonly questionnaire: Questionnaire }): ReactNode {
  const t = useTranslations('questionnaires.results.file');
  const lang = useLanguage();
  const href = canonicalUrl('GET /api/questionnaires/{id}/fhir', inLanguage({ params: { id } }, lang));
  const file = {
    href,
    tone: 'outline',
    download: '',
    icon: <DownloadIcon size="small" />,
    children: t('save'),
  } as const;
  return (
    <Stack gap="small">
      <Text tone="muted">{t('text')}</Text>
      <FileLinks files={[file]} />
    </Stack>
  );
}
