import { ButtonLink } from '@portal/design-system/ButtonLink';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import type { DocumentFormat, DocumentName } from '#domain/health-record/documents.ts';

export interface DownloadLinksProps {
  /** What is saved. */
  readonly document: DocumentName;
  /** Which one, as the page's address says it; absent where there is only one. */
  readonly of?: string | number;
  /** Default: `medium`, as of the buttons beside them. */
  readonly size?: 'small' | 'medium';
}

const FORMATS = ['pdf', 'txt'] as const satisfies readonly DocumentFormat[];

/** Links that save what a page shows, each in a format of its own. They work before any script. */
export function DownloadLinks({ document, of, size = 'medium' }: DownloadLinksProps): ReactNode {
  const t = useTranslations('downloads');
  const lang = useLanguage();
  return FORMATS.map((format) => (
    <ButtonLink
      key={format}
      href={canonicalUrl(
        'GET /api/health-record/documents/{file}',
        inLanguage({ params: { file: `${document}.${format}` }, query: { of } }, lang),
      )}
      isDocument
      download=""
      tone="outline"
      size={size}
      icon={<DownloadIcon size="small" />}
    >
      {t(format)}
    </ButtonLink>
  ));
}
