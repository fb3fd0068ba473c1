import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Certificate } from '../contract.ts';

export interface CertificateDocumentProps {
  readonly certificate: Certificate;
  /** What it says, where it is plain text. */
  readonly text: string | null;
}

/** What a certificate says, where it is text; else that it is only there as a file, or elsewhere. */
export function CertificateDocument({ certificate, text }: CertificateDocumentProps): ReactNode {
  const t = useTranslations('certificates.document');
  const title = useId();
  const { document } = certificate;
  if (document === null) return <Notice>{t('elsewhere')}</Notice>;
  if (document === 'other') return <Text>{t('other')}</Text>;
  if (text === null) return null;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        <Text keepsLines>{text}</Text>
      </Stack>
    </Card>
  );
}
