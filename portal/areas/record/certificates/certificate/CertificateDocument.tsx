import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { FileLinks } from '#components/downloads/FileLinks.tsx';
import type { Certificate } from '../contract.ts';

export interface CertificateDocumentProps {
  readonly certificate: Certificate;
  /** What it says, where it is plain text. */
  readonly text: string | null;
}

/** The document of a certificate: text to read here, a PDF to open, and either to save. */
export function CertificateDocument({ certificate, text }: CertificateDocumentProps): ReactNode {
  const t = useTranslations('certificates.document');
  const lang = useLanguage();
  const title = useId();
  const { id, document } = certificate;
  if (document === null) return <Notice>{t('elsewhere')}</Notice>;
  const file = canonicalUrl('GET /api/certificates/{id}/file', inLanguage({ params: { id } }, lang));
  const toOpen = { href: file, icon: <DocumentIcon />, children: t('open') };
  const toSave = {
    href: file,
    download: '',
    tone: 'outline',
    icon: <DownloadIcon />,
    children: t('save'),
  } as const;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        {text !== null && <Text keepsLines>{text}</Text>}
        {document === 'other' && <Text>{t('other')}</Text>}
        <FileLinks files={document === 'pdf' ? [toOpen, toSave] : [toSave]} />
      </Stack>
    </Card>
  );
}
