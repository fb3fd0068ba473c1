import { DateTime } from '@portal/design-system/DateTime';
import { Price } from '@portal/design-system/Price';
import { type Column, Table } from '@portal/design-system/Table';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { InvoiceRow } from '#areas/money/shared/invoices/invoice.ts';

export interface InvoiceRowsProps {
  readonly rows: readonly InvoiceRow[];
}

/** What an invoice is for, row by row. */
export function InvoiceRows({ rows }: InvoiceRowsProps): ReactNode {
  const t = useTranslations('invoices.summary');
  const percent = usePercent();
  const columns: readonly Column<InvoiceRow>[] = [
    { id: 'description', header: t('row.description'), cell: ({ description }) => description },
    { id: 'date', header: t('row.date'), cell: ({ date }) => <DateTime value={date} format="date" /> },
    { id: 'count', header: t('row.count'), isNumeric: true, cell: ({ count }) => count },
    {
      id: 'unitPrice',
      header: t('row.unitPrice'),
      isNumeric: true,
      cell: ({ unitPriceCents }) => <Price cents={unitPriceCents} />,
    },
    { id: 'vat', header: t('row.vat'), isNumeric: true, cell: ({ vatPercentage }) => percent(vatPercentage) },
    {
      id: 'sum',
      header: t('row.sum'),
      isNumeric: true,
      cell: ({ count, unitPriceCents }) => <Price cents={count * unitPriceCents} />,
    },
  ];
  return <Table caption={t('rows')} columns={columns} rows={rows} rowKey={(_, nth) => String(nth)} />;
}

/** A rate as the language writes it: `25,5 %`, `25.5%`. */
export function usePercent(): (of: number) => string {
  const format = useFormatter();
  return (of) => format.number(of / 100, { style: 'percent', maximumFractionDigits: 2 });
}
