import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Form } from '@portal/design-system/Form';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { PAY_FORM } from '../pay-form.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import type { Begin } from './use-begin.ts';

export interface OwedCardProps {
  readonly owed: Extract<AnswerOf<'GET /api/payments/owed'>, { type: 'owed' }>;
  readonly begin: Begin;
  /** The ways to pay are shown below. */
  readonly hasForm: boolean;
  /** Where the payer goes on afterwards. */
  readonly next: string | null;
}

/** What is owed, and the press that shows the ways to pay it; the browser itself sends it where no script runs. */
export function OwedCard({ owed, begin, hasForm, next }: OwedCardProps): ReactNode {
  const t = useTranslations('payments.pay');
  const lang = useLanguage();
  const { csrfToken } = useSession();
  const { reference, sumCents, invoices, hasEmail } = owed;
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="small">
        <Heading level={2} size={3}>
          {t('owed', { count: invoices.length })}
        </Heading>
        <DefinitionList
          layout="sums"
          items={[
            ...invoices.map(({ invoiceNumber, dueDate, sumCents: cents, isOverdue }) => ({
              term: t(isOverdue ? 'overdueInvoice' : 'invoice', {
                number: invoiceNumber,
                day: formatDay(new Date(`${dueDate}T12:00:00Z`), lang),
              }),
              description: <Price cents={cents} />,
            })),
            ...(invoices.length > 1
              ? [{ term: t('sum'), description: <Price cents={sumCents} weight="strong" /> }]
              : []),
          ]}
        />
        {!hasEmail && <RefusedNotice refusal="emailRequired" isAnswer={false} />}
        {hasEmail && !hasForm && (
          <Form
            action={PAY_FORM}
            hidden={{ csrfToken, lang, reference, amount: String(sumCents), ...(next && { next }) }}
            onSubmit={() => void begin.begin({ reference, sumCents, lang, next })}
            gap="medium"
          >
            <Text tone="muted">{t('receipt')}</Text>
            <Inline stacksBelow="medium">
              <Button type="submit" size="large" isLoading={begin.isSending}>
                {t('choose')}
              </Button>
            </Inline>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
