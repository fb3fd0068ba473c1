import { Button } from '@portal/design-system/Button';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { DateTime } from '@portal/design-system/DateTime';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { ChangeFailure } from '#components/ChangeFailure.tsx';
import type { Person } from './person.ts';

export interface InvitationProps {
  /** Who is to be invited; null: nobody. */
  readonly person: Person | null;
  /** The reader has decided. */
  readonly onDone: () => void;
}

type Invited = AnswerOf<'POST /api/workspace/staff/{id}/invitation'> & { readonly person: Person };

/** Asks before an invitation takes the place of an earlier one, and shows its code, once. */
export function Invitation({ person, onDone }: InvitationProps): ReactNode {
  const t = useTranslations('operators.staff.invitation');
  const { run, isSending, error } = useChange('POST /api/workspace/staff/{id}/invitation');
  const [invited, setInvited] = useState<Invited | null>(null);

  async function invite(whom: Person): Promise<void> {
    setInvited(null);
    try {
      setInvited({ ...(await run({ params: { id: String(whom.id) } })), person: whom });
      onDone();
    } catch {
      // The dialog stays open and says so.
    }
  }

  return (
    <>
      {invited && <Outcome invited={invited} onGiven={() => setInvited(null)} />}
      <ConfirmDialog
        isOpen={person !== null}
        onOpenChange={onDone}
        title={t('question', { name: person?.name ?? '' })}
        confirmLabel={t('confirm')}
        isLoading={isSending}
        onConfirm={() => void (person && invite(person))}
      >
        {t('consequence')}
        <ChangeFailure error={error}>{t('failed')}</ChangeFailure>
      </ConfirmDialog>
    </>
  );
}

interface OutcomeProps {
  readonly invited: Invited;
  readonly onGiven: () => void;
}

function Outcome({ invited, onGiven }: OutcomeProps): ReactNode {
  const t = useTranslations('operators.staff.invitation');
  const { person } = invited;
  if (invited.type !== 'success')
    return (
      <Notice tone="error" role="alert" takesFocus>
        {t('gone', { name: person.name })}
      </Notice>
    );
  return (
    <Notice
      tone="success"
      role="status"
      takesFocus
      title={t('title', { name: person.name, id: String(person.id) })}
    >
      <Stack gap="small">
        <Text>
          {t('code')}:{' '}
          <Text as="strong" size="lead">
            {invited.code}
          </Text>
        </Text>
        <Text>
          {t('how')} <DateTime value={invited.endsAt} />.
        </Text>
        <Text>{t('where')}</Text>
        <Button tone="secondary" size="small" onPress={onGiven}>
          {t('done')}
        </Button>
      </Stack>
    </Notice>
  );
}
