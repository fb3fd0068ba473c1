import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useWhose } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { DownloadLinks } from '#components/downloads/DownloadLinks.tsx';

/** The whole record, to take along as a file. */
export function Downloads(): ReactNode {
  const t = useTranslations('health-record.downloads');
  const lang = useLanguage();
  const whose = useWhose();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <Text>{t('text', { whose })}</Text>
        </Stack>
        <Inline gap="small">
          <DownloadLinks document="health-record" />
          <ButtonLink
            href={canonicalUrl('GET /api/health-record/fhir', inLanguage({}, lang))}
            isDocument
            download=""
            tone="outline"
            icon={<DownloadIcon />}
          >
            {t('fhir')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
