import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { type Column, Table } from '@portal/design-system/Table';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InvoiceRow } from '#areas/money/shared/invoices/invoice.ts';
import { type VatShare, vatShares } from '../rules-vat.ts';
import { usePercent } from './InvoiceRows.tsx';

/** What of an invoice is tax, by rate. */
export function VatTable({ rows }: { readonly rows: readonly InvoiceRow[] }): ReactNode {
  const t = useTranslations('invoices.summary.vat');
  const percent = usePercent();
  const shares = vatShares(rows);
  const sum = (id: string, header: string, cents: (share: VatShare) => number): Column<VatShare> => ({
    id,
    header,
    isNumeric: true,
    cell: (share) => <Price cents={cents(share)} />,
  });
  const columns: readonly Column<VatShare>[] = [
    { id: 'rate', header: t('rate'), cell: ({ vatPercentage }) => percent(vatPercentage) },
    sum('net', t('net'), ({ netCents }) => netCents),
    sum('tax', t('tax'), ({ vatCents }) => vatCents),
    sum('gross', t('gross'), ({ grossCents }) => grossCents),
  ];
  return (
    <Stack gap="small">
      <Table
        caption={t('title')}
        columns={columns}
        rows={shares}
        rowKey={({ vatPercentage }) => String(vatPercentage)}
      />
      {shares.some(({ vatPercentage }) => vatPercentage === 0) && (
        <Text size="small" tone="muted">
          {t('zero')}
        </Text>
      )}
    </Stack>
  );
}
