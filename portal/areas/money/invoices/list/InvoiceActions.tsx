import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Invoice, InvoiceStatus } from '#areas/money/shared/invoices/invoice.ts';
import { useIsBuilt, useLanguage } from '#client/app/app-context.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { FileLinks } from '#components/downloads/FileLinks.tsx';

/** What the document of an invoice is, by what the invoice is. */
const DOCUMENTS = {
  open: 'invoice',
  overdue: 'invoice',
  paper: 'invoice',
  paid: 'receipt',
  refundInProgress: 'receipt',
  refunded: 'refunded',
} as const satisfies Partial<Record<InvoiceStatus, string>>;

export interface InvoiceActionsProps {
  readonly invoice: Invoice;
  /** An open one leads to its summary, where the document is. Default: false. */
  readonly isInList?: boolean;
}

/** What can be done with an invoice: pay it online, read it, or open its document. */
export function InvoiceActions({ invoice, isInList = false }: InvoiceActionsProps): ReactNode {
  const t = useTranslations('invoices');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const lang = useLanguage();
  const { id, status, hasPdf, canBePaidOnline, invoiceNumber } = invoice;
  if (status === 'notAvailable') return null;
  const named = (action: string) => ({
    'aria-label': t('of', { title: action, number: invoiceNumber }),
    children: action,
  });
  const look = isInList ? ({ size: 'small' } as const) : {};
  const isSummary = isInList && status === 'open';
  return (
    <Inline gap={isInList ? 'xsmall' : 'small'}>
      {canBePaidOnline && isBuilt('invoice-payment-page') && (
        <ButtonLink
          href={href('invoice-payment-page', { id })}
          icon={<CardIcon />}
          {...look}
          // What is late comes first; one strong action among many others is none.
          tone={isInList && status !== 'overdue' ? 'secondary' : 'primary'}
          {...named(t('actions.pay'))}
        />
      )}
      {isSummary && (
        <ButtonLink
          href={href('invoice-summary-page', { id })}
          tone="outline"
          {...look}
          {...named(t('actions.summary'))}
        />
      )}
      {!isSummary && hasPdf && (
        <FileLinks
          files={[
            {
              href: canonicalUrl('GET /api/invoices/{id}/pdf', inLanguage({ params: { id } }, lang)),
              tone: 'outline',
              icon: <DocumentIcon />,
              ...look,
              ...named(t(`actions.${DOCUMENTS[status]}`)),
            },
          ]}
        />
      )}
    </Inline>
  );
}
