import { Button } from '@portal/design-system/Button';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { ChangeFailure } from '#components/ChangeFailure.tsx';
import type { Choice, NoticesState } from '../contract.ts';
import { NoticeMatrix } from './NoticeMatrix.tsx';

/** The choice, and saving it. */
export function NoticeChoice({ state }: { readonly state: NoticesState }): ReactNode {
  const t = useTranslations('record-news');
  const { run, isSending, error } = useChange('PUT /api/record-notices');
  const setAnswer = useSetAnswer();
  const [choice, setChoice] = useState<Choice & Pick<NoticesState, 'messages' | 'invoices'>>(state);
  const [isSaved, setSaved] = useState(false);
  function change(part: Partial<Choice>): void {
    setSaved(false);
    setChoice({ ...choice, ...part });
  }

  async function save(): Promise<void> {
    setSaved(false);
    const { results, messages, invoices, waitsForComment } = choice;
    try {
      const saved = await run({ body: { results, messages, invoices, waitsForComment } });
      setAnswer('GET /api/record-notices', () => saved);
      setSaved(true);
    } catch {
      // Told below.
    }
  }

  return (
    <Stack gap="medium" align="start">
      <NoticeMatrix state={state} choice={choice} onChange={change} />
      <Checkbox
        description={t('waitsText')}
        isSelected={choice.waitsForComment}
        onChange={(waitsForComment) => change({ waitsForComment })}
      >
        {t('waits')}
      </Checkbox>
      {isSaved && (
        <Notice tone="success" role="status">
          {t('saved')}
        </Notice>
      )}
      <ChangeFailure error={error}>{t('failed')}</ChangeFailure>
      <Button tone="secondary" isLoading={isSending} onPress={() => void save()}>
        {t('save')}
      </Button>
    </Stack>
  );
}
