import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface FailedCardProps {
  /** Null where it is not known which. */
  readonly payment: AnswerOf<'GET /api/payments/{payment}'> | null;
  /** Where the payer goes on afterwards. */
  readonly next: string | null;
}

/** Why a payment was interrupted, what was not paid by it, and the way to try again. */
export function FailedCard({ payment, next }: FailedCardProps): ReactNode {
  const t = useTranslations('payments.result.fail');
  const href = useHref();
  const [first, ...others] = payment?.invoices ?? [];
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="large" align="start">
        {payment && <Text>{t(`reason.${payment.failure ?? 'unknown'}`)}</Text>}
        {payment && (
          <DefinitionList
            items={[
              { term: t('sum'), description: <Price cents={payment.sumCents} /> },
              ...payment.invoices.map(({ invoiceNumber, isPaid }) => ({
                term: t('invoice', { number: invoiceNumber }),
                description: t(isPaid ? 'paid' : 'unpaid'),
              })),
            ]}
          />
        )}
        <ButtonLink
          href={
            first
              ? href(
                  'invoice-payment-page',
                  { id: String(first.id) },
                  { and: others.map(({ id }) => String(id)), next },
                )
              : href('front-page')
          }
        >
          {t(first ? 'again' : 'frontPage')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
