import { Badge, type BadgeProps } from '@portal/design-system/Badge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InvoiceStatus } from '#areas/money/shared/invoices/invoice.ts';

const TONES: Readonly<Record<InvoiceStatus, NonNullable<BadgeProps['tone']>>> = {
  notAvailable: 'neutral',
  open: 'accent',
  // It asks for something, and nobody is told off: red is for what is wrong.
  overdue: 'warning',
  paid: 'success',
  paper: 'accent',
  refundInProgress: 'neutral',
  refunded: 'neutral',
};

/** What an invoice is at the moment, in a word. */
export function StatusBadge({ status }: { readonly status: InvoiceStatus }): ReactNode {
  const t = useTranslations('invoices.statuses');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
