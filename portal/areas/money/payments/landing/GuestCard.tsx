import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { formatCents } from '#contract/values/money.ts';
import { ProviderChoice } from '../pay/ProviderChoice.tsx';
import { guestFields, typedCents } from '../rules-guest.ts';

type Begun = Extract<AnswerOf<'POST /api/anon/payments'>, { type: 'success' }>;

/** Pays somebody's invoice by what is printed on it, without a login and without seeing what it is for. */
export function GuestCard(): ReactNode {
  const t = useTranslations('payments.landing.guest');
  const lang = useLanguage();
  const [begun, setBegun] = useState<{ readonly form: Begun; readonly what: string } | null>(null);
  if (begun)
    return (
      <Stack gap="medium">
        <Text weight="strong">{begun.what}</Text>
        <ProviderChoice form={begun.form} takesFocus />
      </Stack>
    );
  return (
    <GuestForm
      onBegun={(form, invoiceNumber, cents) =>
        setBegun({ form, what: t('begun', { number: invoiceNumber, sum: formatCents(cents, lang) }) })
      }
    />
  );
}

interface GuestFormProps {
  readonly onBegun: (form: Begun, invoiceNumber: string, cents: number) => void;
}

function GuestForm({ onBegun }: GuestFormProps): ReactNode {
  const t = useTranslations('payments.landing.guest');
  const form = useForm({
    id: 'guest-payment',
    // Whose invoice somebody pays is nobody's to find on a shared computer.
    draft: null,
    known: { invoiceNumber: '', sum: '', email: '' },
    schema: textsSchema(guestFields),
    errorText: ({ field }) => t(`errors.${field as 'sum'}`),
    specificFailures: ['tooManyRequests'],
    send: (send, { invoiceNumber, sum, email }) =>
      send('POST /api/anon/payments', {
        body: {
          invoiceNumber: guestFields.invoiceNumber.kept(invoiceNumber),
          sumCents: typedCents(sum) ?? 0,
          email: email.trim(),
        },
      }),
    outcome: (answer, { invoiceNumber, sum }) =>
      answer.type === 'success'
        ? () => onBegun(answer, invoiceNumber.trim(), typedCents(sum) ?? 0)
        : answer.type,
  });
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="medium">
        <Heading level={2} size={3}>
          {t('title')}
        </Heading>
        <Text>{t('lead')}</Text>
        <FormFrame form={form} summary={t('summary')} aria-label={t('title')}>
          <TextField
            {...form.text('invoiceNumber')}
            label={t('number')}
            description={t('numberHint')}
            width="medium"
            autoComplete="off"
            isRequired
          />
          <TextField
            {...form.text('sum')}
            label={t('sum')}
            description={t('sumHint')}
            width="medium"
            inputMode="decimal"
            autoComplete="off"
            isRequired
          />
          <TextField
            {...form.text('email')}
            label={t('email')}
            description={t('emailHint')}
            width="medium"
            type="email"
            autoComplete="email"
            isRequired
          />
          <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
          <Inline stacksBelow="medium">
            <Button type="submit" size="large" isLoading={form.isSending}>
              {t('send')}
            </Button>
          </Inline>
        </FormFrame>
      </Stack>
    </Card>
  );
}
