import { Columns } from '@portal/design-system/Columns';
import type { ReactNode } from 'react';
import type { Invoice } from '#areas/money/shared/invoices/invoice.ts';
import { InvoiceCard, type InvoiceCardProps } from './InvoiceCard.tsx';

export interface InvoiceCardsProps {
  readonly invoices: readonly Invoice[];
  /** How each is chosen. Default: none is. */
  readonly choiceOf?: (invoice: Invoice) => InvoiceCardProps['choice'];
}

/** Invoices below each other, two beside each other where there is room. */
export function InvoiceCards({ invoices, choiceOf }: InvoiceCardsProps): ReactNode {
  if (invoices.length === 0) return null;
  return (
    <Columns as="ul" layout="halves" gap="small" isStretched>
      {invoices.map((invoice) => {
        const choice = choiceOf?.(invoice);
        return <InvoiceCard key={invoice.id} invoice={invoice} {...(choice && { choice })} />;
      })}
    </Columns>
  );
}
