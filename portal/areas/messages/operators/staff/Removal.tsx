import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import { ChangeFailure } from '#components/ChangeFailure.tsx';
import type { Person } from './person.ts';

export interface RemovalProps {
  /** Who is to be removed; null: nobody. */
  readonly person: Person | null;
  /** The reader has decided. */
  readonly onDone: () => void;
  /** The person works here no more. */
  readonly onRemoved: () => void;
}

/** Asks before somebody is removed, and says what came of it. */
export function Removal({ person, onDone, onRemoved }: RemovalProps): ReactNode {
  const t = useTranslations('operators.staff.removal');
  const { run, isSending, error } = useChange('DELETE /api/workspace/staff/{id}');
  const [said, setSaid] = useState<string | null>(null);

  async function remove({ id, name }: Person): Promise<void> {
    setSaid(null);
    try {
      const answer = await run({ params: { id: String(id) } });
      setSaid(
        answer.type === 'success' ? t('done', { name, count: answer.handedBack }) : t('gone', { name }),
      );
      onDone();
      onRemoved();
    } catch {
      // The dialog stays open and says so.
    }
  }

  return (
    <>
      {said && (
        <Notice tone="success" role="status" takesFocus>
          {said}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={person !== null}
        onOpenChange={onDone}
        title={t('question', { name: person?.name ?? '' })}
        confirmLabel={t('confirm')}
        cancelLabel={t('keep')}
        tone="danger"
        isLoading={isSending}
        onConfirm={() => void (person && remove(person))}
      >
        {t('consequence')}
        <ChangeFailure error={error}>{t('failed')}</ChangeFailure>
      </ConfirmDialog>
    </>
  );
}
