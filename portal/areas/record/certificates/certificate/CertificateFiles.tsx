import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { FileLinks } from '#components/downloads/FileLinks.tsx';
import type { Certificate } from '../contract.ts';

/** The document of a certificate as a file: a PDF to open, and either to save; nothing where there is none here. */
export function CertificateFiles({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTranslations('certificates.document');
  const lang = useLanguage();
  const { id, document } = certificate;
  if (document === null) return null;
  const file = canonicalUrl('GET /api/certificates/{id}/file', inLanguage({ params: { id } }, lang));
  const toOpen = { href: file, icon: <DocumentIcon />, children: t('open') };
  const toSave = {
    href: file,
    download: '',
    tone: 'outline',
    icon: <DownloadIcon />,
    children: t('save'),
  } as const;
  return <FileLinks files={document === 'pdf' ? [toOpen, toSave] : [toSave]} />;
}
