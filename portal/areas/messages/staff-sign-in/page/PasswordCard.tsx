import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { passwordFields } from '../rules.ts';

export interface PasswordCardProps {
  /** A session has begun. */
  readonly onSignedIn: () => void;
}

/** Signs in by the number that an operator has given and a password. */
export function PasswordCard({ onSignedIn }: PasswordCardProps): ReactNode {
  const t = useTranslations('staff-sign-in.password');
  const form = useForm({
    id: 'staff-password',
    draft: null,
    known: { user: '', password: '' },
    schema: textsSchema(passwordFields),
    errorText: ({ field }) => t(`errors.${field as 'user'}`),
    specificFailures: ['tooManyRequests'],
    send: (send, { user, password }) =>
      send('POST /api/staff/sessions/password', { body: { user: user.trim(), password } }),
    outcome: ({ type }) => (type === 'success' ? onSignedIn : type),
  });
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="medium">
        <Heading level={2} size={3}>
          {t('title')}
        </Heading>
        <FormFrame form={form} summary={t('summary')} aria-label={t('title')}>
          <TextField
            {...form.text('user')}
            label={t('user')}
            description={t('userHint')}
            width="medium"
            inputMode="numeric"
            autoComplete="username"
            isRequired
          />
          <TextField
            {...form.text('password')}
            label={t('password')}
            type="password"
            autoComplete="current-password"
            isRequired
          />
          <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
          <Button type="submit" tone="outline" size="large" isFullWidth isLoading={form.isSending}>
            {t('action')}
          </Button>
        </FormFrame>
      </Stack>
    </Card>
  );
}
