import { Card } from '@portal/design-system/Card';
import { Checkbox } from '@portal/design-system/Checkbox';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Media } from '@portal/design-system/Media';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CHOSEN_FIELD } from '#areas/money/shared/invoices/choose-form.ts';
import type { Invoice } from '#areas/money/shared/invoices/invoice.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export interface InvoiceCardProps {
  readonly invoice: Invoice;
  /** Whether it is among those to be paid at once, if it can be; absent: none are chosen here. */
  readonly choice?: { readonly isSelected: boolean; readonly onChange: (isSelected: boolean) => void };
}

/** An invoice in the list: what it is, how much, by when, and what can be done with it. */
export function InvoiceCard({ invoice, choice }: InvoiceCardProps): ReactNode {
  const t = useTranslations('invoices');
  const href = useHref();
  const { id, invoiceNumber, status, sumCents, canBePaidOnline } = invoice;
  const mark = choice && canBePaidOnline && (
    <Checkbox {...choice} appearance="bare" name={CHOSEN_FIELD} value={String(id)}>
      {t('choice.one', { number: invoiceNumber })}
    </Checkbox>
  );
  const name = t('number', { number: invoiceNumber });
  return (
    <Card as="li" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="small">
        <Inline justify="between" gap="small">
          <Media start={mark} isStartFlush>
            <Heading level={2} size={4}>
              {status === 'notAvailable' ? (
                name
              ) : (
                <TextLink href={href('invoice-summary-page', { id })}>{name}</TextLink>
              )}
            </Heading>
          </Media>
          <StatusBadge status={status} />
        </Inline>
        <Inline justify="between" gap="small">
          <Text size="small" tone="muted">
            <InvoiceDay invoice={invoice} />
          </Text>
          <Price cents={sumCents} weight="strong" />
        </Inline>
        <MoreToKnow invoice={invoice} />
        {status !== 'notAvailable' && <InvoiceActions invoice={invoice} isInList />}
      </Stack>
    </Card>
  );
}

/** The day that matters: of what is unpaid when it is due, of everything else when it was written. */
function InvoiceDay({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTranslations('invoices');
  if (!isUnpaid(invoice))
    return t.rich('created', { day: () => <DateTime value={invoice.creationDate} format="date" /> });
  return t.rich(invoice.status === 'overdue' ? 'wasDue' : 'dueDate', {
    day: () => <DateTime value={invoice.dueDate} format="date" />,
  });
}

function MoreToKnow({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTranslations('invoices');
  const { billingEmail: email } = useBrand();
  const { status, creditedInvoiceNumber: credited } = invoice;
  if (status === 'notAvailable')
    return (
      <Text size="small">
        {t.rich('notAvailableText', {
          email: () => <TextLink href={`mailto:${email}`}>{email}</TextLink>,
        })}
      </Text>
    );
  return credited === '' ? null : (
    <Text size="small">{t('credits', { number: credited.replaceAll(',', ', ') })}</Text>
  );
}
