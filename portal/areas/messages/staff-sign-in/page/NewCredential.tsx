import { Button } from '@portal/design-system/Button';
import { Divider } from '@portal/design-system/Divider';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { newPasswordFields } from '../rules.ts';
import type { Invited } from './invited.ts';
import { usePasskey } from './use-passkey.ts';

export interface NewCredentialProps {
  /** Who was invited, and what a passkey of theirs is to be. */
  readonly invited: Invited;
  /** The invitation's code. */
  readonly code: string;
  /** Something was set, and a session has begun. */
  readonly onSignedIn: () => void;
}

/** Sets a passkey, or a password where the device has none. */
export function NewCredential({ invited, code, onSignedIn }: NewCredentialProps): ReactNode {
  const t = useTranslations('staff-sign-in');
  const { isBusy, failure, create } = usePasskey(onSignedIn);
  return (
    <Stack gap="medium">
      <Notice tone="success" takesFocus title={t('invitation.welcome', { name: invited.name })} />
      <Text>{t('invitation.passkeyText')}</Text>
      {failure && (
        <Notice tone="error" role="alert">
          {t(`passkey.failures.${failure}`)}
        </Notice>
      )}
      <Button size="large" isFullWidth isLoading={isBusy} onPress={() => void create(code, invited.passkey)}>
        {t('invitation.createPasskey')}
      </Button>
      <Divider />
      <PasswordForm invited={invited} code={code} onSignedIn={onSignedIn} />
    </Stack>
  );
}

function PasswordForm({ invited, code, onSignedIn }: NewCredentialProps): ReactNode {
  const t = useTranslations('staff-sign-in.newPassword');
  const form = useForm({
    id: 'new-staff-password',
    draft: null,
    known: { password: '' },
    schema: textsSchema(newPasswordFields),
    errorText: ({ code: wrong }) => t(`errors.${wrong as 'tooShort'}`),
    specificFailures: ['tooManyRequests'],
    send: (send, { password }) => send('POST /api/staff/passwords', { body: { code, password } }),
    outcome: ({ type }) => (type === 'success' ? onSignedIn : type),
  });
  return (
    <FormFrame form={form} summary={t('summary')} aria-label={t('title')}>
      <Text>{t('text')}</Text>
      {/* Password managers keep it with the password. */}
      <TextField
        label={t('user')}
        value={String(invited.user)}
        width="medium"
        autoComplete="username"
        isReadOnly
      />
      <TextField
        {...form.text('password')}
        label={t('password')}
        description={t('hint', { min: newPasswordFields.password.min })}
        type="password"
        autoComplete="new-password"
        isRequired
      />
      <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
      <Button type="submit" tone="outline" size="large" isFullWidth isLoading={form.isSending}>
        {t('action')}
      </Button>
    </FormFrame>
  );
}
