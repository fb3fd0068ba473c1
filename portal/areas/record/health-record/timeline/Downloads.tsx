import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useWhose } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useVisit } from '#client/navigation/use-visit.ts';
import { FileLinks } from '#components/downloads/FileLinks.tsx';
import { useDocumentFiles } from '#components/downloads/use-document-files.tsx';
import { IdentifyAgainNotice } from '#components/IdentifyAgainNotice.tsx';

/**
 * The whole record, to take along as a file. It takes an identification that is not old: pressed without one, a link comes back
 * to this page, which says so. A link that only saves would save the refusal.
 */
export function Downloads(): ReactNode {
  const t = useTranslations('health-record.downloads');
  const lang = useLanguage();
  const whose = useWhose();
  const title = useId();
  const href = useHref();
  const { query } = useVisit('health-record');
  const documents = useDocumentFiles({ document: 'health-record' }).map(({ download: _, ...file }) => file);
  const fhir = {
    href: canonicalUrl('GET /api/health-record/fhir', inLanguage({}, lang)),
    tone: 'outline',
    icon: <DownloadIcon size="small" />,
    children: t('fhir'),
  } as const;
  return (
    <Card as="section" aria-labelledby={title} padding="medium">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <Text>{t('text', { whose })}</Text>
        </Stack>
        {query.refused === 'identifyAgain' && <IdentifyAgainNotice />}
        {query.refused === 'later' && (
          <Notice tone="warning" role="alert" takesFocus>
            {t('later')}
          </Notice>
        )}
        <FileLinks files={[...documents, fhir].map((file) => ({ ...file, size: 'small' }))} />
        <TextLink href={href('record-sharing')}>{t('share')}</TextLink>
      </Stack>
    </Card>
  );
}
