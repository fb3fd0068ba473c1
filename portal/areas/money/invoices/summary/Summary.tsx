import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Notice } from '@portal/design-system/Notice';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { InvoiceActions } from '../list/InvoiceActions.tsx';
import { BankCode } from './BankCode.tsx';
import { BankDetails } from './BankDetails.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';
import { VatTable } from './VatTable.tsx';

type Answer = AnswerOf<'GET /api/invoices/invoice-summary'>;

/** All that is known of an invoice; what to do with it comes first. */
export function Summary({ invoice, bank }: Answer): ReactNode {
  const t = useTranslations('invoices.summary');
  const { transfer } = invoice;
  return (
    <Stack gap="large">
      {invoice.status === 'overdue' && <Overdue />}
      <Columns layout="halves">
        <Stack gap="large">
          <Card as="section" aria-label={t('facts')}>
            <Stack gap="medium">
              <Facts invoice={invoice} />
              <InvoiceActions invoice={invoice} />
              <WayToPay invoice={invoice} />
            </Stack>
          </Card>
          {bank && (
            <Visible from="medium" on="screen">
              <BankCode {...bank.qr} />
            </Visible>
          )}
        </Stack>
        {transfer && bank && <BankDetails invoice={invoice} transfer={transfer} bank={bank} />}
      </Columns>
      <InvoiceRows rows={invoice.rows} />
      <VatTable rows={invoice.rows} />
    </Stack>
  );
}

/** What happens next, and that customer service helps: nobody is blamed. */
function Overdue(): ReactNode {
  const t = useTranslations('invoices.overdue');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Notice tone="warning" title={t('title')}>
      <Stack gap="small">
        <Text>{t('text')}</Text>
        <Text>{t.rich('parts', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
      </Stack>
    </Notice>
  );
}

function Facts({ invoice }: Pick<Answer, 'invoice'>): ReactNode {
  const t = useTranslations('invoices.summary');
  const { buyerName, buyerAddress, creationDate, dueDate, paidDate, sumCents, transfer } = invoice;
  const credited = invoice.creditedInvoiceNumber;
  const day = (value: string) => <DateTime value={value} format="date" />;
  return (
    <DefinitionList
      items={[
        { term: t('total'), description: <Price cents={sumCents} weight="strong" size="lead" /> },
        ...(transfer ? [{ term: t('dueDate'), description: day(dueDate) }] : []),
        ...(paidDate ? [{ term: t('paidDate'), description: day(paidDate) }] : []),
        { term: t('creationDate'), description: day(creationDate) },
        {
          term: t('buyer'),
          description: (
            <Text as="div" keepsLines>
              {[buyerName, ...buyerAddress].join('\n')}
            </Text>
          ),
        },
        ...(credited ? [{ term: t('credits'), description: credited.replaceAll(',', ', ') }] : []),
      ]}
    />
  );
}

function WayToPay({ invoice }: Pick<Answer, 'invoice'>): ReactNode {
  const t = useTranslations('invoices.summary');
  const { payableOnlineUntil, status } = invoice;
  if (status === 'paper') return <Text>{t('paper')}</Text>;
  return (
    payableOnlineUntil && (
      <Text size="small" tone="muted">
        {t.rich('onlineUntil', { day: () => <DateTime value={payableOnlineUntil} format="date" /> })}
      </Text>
    )
  );
}
