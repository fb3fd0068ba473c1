import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { IconButton } from '@portal/design-system/IconButton';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { CopyIcon } from '@portal/design-system/icons/CopyIcon';
import { Media } from '@portal/design-system/Media';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';
import { groupedIban } from '#areas/money/shared/payment-slip/iban.ts';
import { groupedReference } from '#areas/money/shared/payment-slip/reference.ts';
import type { AnswerOf } from '#client/calls/api.ts';

export interface BankDetailsProps {
  readonly invoice: InvoiceSummary;
  readonly transfer: NonNullable<InvoiceSummary['transfer']>;
  readonly bank: NonNullable<AnswerOf<'GET /api/invoices/invoice-summary'>['bank']>;
}

/** What a bank transfer is made of, each with a button that copies it. */
export function BankDetails({ invoice, transfer, bank }: BankDetailsProps): ReactNode {
  const t = useTranslations('invoices.bank');
  const title = useId();
  const [said, setSaid] = useState('');
  const [copied, setCopied] = useState('');
  const { payeeName, iban, reference } = transfer;
  const { sumCents, dueDate } = invoice;
  // As the pages of Finnish banks take them.
  const [year, month, day] = dueDate.split('-').map(Number);
  const euros = `${Math.floor(sumCents / 100)},${String(sumCents % 100).padStart(2, '0')}`;
  const copy = async (name: string, text: string) => {
    // The same words once more would not be read out.
    setSaid('');
    setCopied('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('copied', { name }));
      setCopied(name);
    } catch {
      setSaid(t('copyFailed'));
    }
  };
  const detail = (term: string, shown: ReactNode, text: string) => ({
    term,
    description: (
      <Media
        end={
          <IconButton
            label={t('copyOf', { name: term })}
            icon={term === copied ? <CheckIcon /> : <CopyIcon />}
            onPress={() => void copy(term, text)}
          />
        }
      >
        {shown}
      </Media>
    ),
  });
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        <Visible on="screen">
          <Text>{t('text')}</Text>
        </Visible>
        <DefinitionList
          layout="stacked"
          items={[
            detail(t('payee'), payeeName, payeeName),
            detail(t('iban'), groupedIban(iban), iban),
            detail(t('reference'), groupedReference(reference), reference),
            detail(t('rfReference'), groupedReference(bank.rfReference), bank.rfReference),
            detail(t('sum'), <Price cents={sumCents} />, euros),
            detail(t('dueDate'), <DateTime value={dueDate} format="date" />, `${day}.${month}.${year}`),
            detail(t('barcode'), bank.barcode.replace(/(.{6})(?=.)/g, '$1\u200b'), bank.barcode),
          ]}
        />
        <Text role="status" size="small">
          {said}
        </Text>
      </Stack>
    </Card>
  );
}
