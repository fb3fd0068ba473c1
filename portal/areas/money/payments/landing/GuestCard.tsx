import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import type { PageQuery } from '#contract/routes/route-query.ts';
import { formatCents } from '#contract/values/money.ts';
import { ProviderChoice } from '../pay/ProviderChoice.tsx';
import { GUEST_FORM, GUEST_FORM_ID } from '../pay-form.ts';
import { guestFields, typedCents } from '../rules-guest.ts';

type Begun = Extract<AnswerOf<'POST /api/anon/payments'>, { type: 'success' }>;

const NOTHING_TOLD: GuestCardProps['told'] = { refused: null, wrong: [] };

export interface GuestCardProps {
  /** What has become of the form where no script has sent it. */
  readonly told: Pick<PageQuery<'invoice-notification-landing-page'>, 'refused' | 'wrong'>;
}

/** Pays somebody's invoice by what is printed on it, without a login and without seeing what it is for. */
export function GuestCard({ told }: GuestCardProps): ReactNode {
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
      told={told}
      onBegun={(form, invoiceNumber, cents) =>
        setBegun({ form, what: t('begun', { number: invoiceNumber, sum: formatCents(cents, lang) }) })
      }
    />
  );
}

interface GuestFormProps extends GuestCardProps {
  readonly onBegun: (form: Begun, invoiceNumber: string, cents: number) => void;
}

function GuestForm({ told, onBegun }: GuestFormProps): ReactNode {
  const t = useTranslations('payments.landing.guest');
  const lang = useLanguage();
  const { csrfToken } = useSession();
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
  // What was said without scripts stands until the form itself says something.
  const { refused, wrong } = form.attempt === 0 ? told : NOTHING_TOLD;
  const wrongText = (name: string) => t(`errors.${name as 'sum'}`);
  const field = (name: keyof typeof guestFields) => {
    const control = form.text(name);
    return { ...control, error: control.error ?? (wrong.includes(name) ? wrongText(name) : undefined) };
  };
  const problems = wrong.map((name) => ({ fieldId: form.idOf(name), message: wrongText(name) }));
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={GUEST_FORM_ID}>
          {t('title')}
        </Heading>
        <Text>{t('lead')}</Text>
        {refused && <Notice tone="error">{t(`failures.${refused}`)}</Notice>}
        <FormFrame
          form={problems.length > 0 ? { ...form, problems } : form}
          summary={t('summary')}
          aria-label={t('title')}
          action={GUEST_FORM}
          hidden={{ csrfToken, lang }}
        >
          <Columns layout={{ small: 'one', large: 'two' }} isLastWide>
            <TextField
              {...field('invoiceNumber')}
              label={t('number')}
              description={t('numberHint')}
              autoComplete="off"
              isRequired
            />
            <TextField
              {...field('sum')}
              label={t('sum')}
              description={t('sumHint')}
              inputMode="decimal"
              autoComplete="off"
              isRequired
            />
            <TextField
              {...field('email')}
              label={t('email')}
              description={t('emailHint')}
              type="email"
              autoComplete="email"
              isRequired
            />
          </Columns>
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
