import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keptCode } from '#areas/messages/shared/staff/invitation-code.ts';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { codeFields } from '../rules.ts';
import type { Invited } from './invited.ts';
import { NewCredential } from './NewCredential.tsx';

export interface InvitationCardProps {
  /** Something was set, and a session has begun. */
  readonly onSignedIn: () => void;
}

/** Takes an invitation's code, and then what its owner will sign in by. */
export function InvitationCard({ onSignedIn }: InvitationCardProps): ReactNode {
  const t = useTranslations('staff-sign-in.invitation');
  const [accepted, setAccepted] = useState<{ readonly invited: Invited; readonly code: string } | null>(null);
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="medium">
        <Heading level={2} size={3}>
          {t('title')}
        </Heading>
        {accepted ? (
          <NewCredential {...accepted} onSignedIn={onSignedIn} />
        ) : (
          <CodeForm onInvited={(invited, code) => setAccepted({ invited, code })} />
        )}
      </Stack>
    </Card>
  );
}

interface CodeFormProps {
  readonly onInvited: (invited: Invited, code: string) => void;
}

function CodeForm({ onInvited }: CodeFormProps): ReactNode {
  const t = useTranslations('staff-sign-in.invitation');
  const form = useForm({
    id: 'staff-invitation',
    draft: null,
    known: { code: '' },
    schema: textsSchema(codeFields),
    errorText: () => t('errors.code'),
    specificFailures: ['tooManyRequests'],
    send: (send, { code }) => send('POST /api/staff/invitation', { body: { code: keptCode(code) } }),
    outcome: (answer, { code }) =>
      answer.type === 'invited' ? () => onInvited(answer, keptCode(code)) : answer.type,
  });
  return (
    <FormFrame form={form} summary={t('summary')} aria-label={t('title')}>
      <Text>{t('text')}</Text>
      <TextField
        {...form.text('code')}
        label={t('code')}
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isRequired
      />
      <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
      <Button type="submit" tone="outline" size="large" isFullWidth isLoading={form.isSending}>
        {t('action')}
      </Button>
    </FormFrame>
  );
}
