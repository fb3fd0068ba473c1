import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { useTranslations } from 'use-intl';
import type { DocumentFormat, DocumentName } from '#areas/record/shared/health-record/documents.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import type { FileLink } from './FileLinks.tsx';

/** What is saved. */
export interface SavedDocument {
  readonly document: DocumentName;
  /** Which one, as the page's address says it; absent where there is only one. */
  readonly of?: string | number;
}

const FORMATS = ['pdf', 'txt'] as const satisfies readonly DocumentFormat[];

/** What a page shows as files, one in each format. */
export function useDocumentFiles({ document, of }: SavedDocument): readonly FileLink[] {
  const t = useTranslations('downloads');
  const lang = useLanguage();
  return FORMATS.map((format) => ({
    href: canonicalUrl(
      'GET /api/health-record/documents/{file}',
      inLanguage({ params: { file: `${document}.${format}` }, query: { of } }, lang),
    ),
    download: '',
    tone: 'outline',
    icon: <DownloadIcon size="small" />,
    children: t(format),
  }));
}
