import { Button } from '@portal/design-system/Button';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { failureOf, type GeneralFailure } from '#client/forms/failure.ts';
import { IdentifyAgainNotice } from '#components/IdentifyAgainNotice.tsx';
import { formatDay } from '#contract/time/time-format.ts';
import { FormCard } from '../tab/FormCard.tsx';

export interface AccountDeletionProps {
  /** When the patient asked for it, if that is still open. */
  readonly requestedAt: string | null;
}

/** Asks for the account to be deleted, or tells that it has been asked for. */
export function AccountDeletion({ requestedAt }: AccountDeletionProps): ReactNode {
  const t = useTranslations('patient-information.deletion');
  const lang = useLanguage();
  const { run, isSending } = useChange('POST /api/user/deletion-request');
  const setAnswer = useSetAnswer();
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<'sent' | 'byEmail' | 'identifyAgain' | GeneralFailure | null>(null);

  async function ask(): Promise<void> {
    setResult(null);
    try {
      const answer = await run({ query: { lang } });
      if (answer.type === 'unknownError') setResult('unknownError');
      else {
        setAnswer(
          'GET /api/user',
          (before) => before && { ...before, deletionRequestedAt: answer.requestedAt },
        );
        setResult(answer.type === 'success' && answer.isConfirmedByEmail ? 'byEmail' : 'sent');
      }
    } catch (error) {
      setResult(failureOf(error, ['identifyAgain']));
    }
    setAsking(false);
  }

  const open = requestedAt && t('open', { date: formatDay(new Date(requestedAt), lang) });
  return (
    <FormCard id="deletion" title={t('title')} text={t('text')}>
      <Stack gap="medium" align="start">
        {result === 'identifyAgain' && <IdentifyAgainNotice />}
        {(result === 'unknownError' || result === 'network') && (
          <Notice tone="error" role="alert">
            {t(result === 'network' ? 'unanswered' : 'failed')}
          </Notice>
        )}
        {open ? (
          <Notice {...(result && { tone: 'success', title: t('sent'), role: 'status', takesFocus: true })}>
            {[open, result === 'byEmail' && t('byEmail')].filter(Boolean).join(' ')}
          </Notice>
        ) : (
          <Button tone="secondary" onPress={() => setAsking(true)} aria-haspopup="dialog">
            {t('action')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('question')}
        confirmLabel={t('confirm')}
        cancelLabel={t('keep')}
        tone="danger"
        isLoading={isSending}
        onConfirm={() => void ask()}
      >
        {t('consequence')}
      </ConfirmDialog>
    </FormCard>
  );
}
