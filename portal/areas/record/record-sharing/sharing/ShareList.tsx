import { Card } from '@portal/design-system/Card';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Heading } from '@portal/design-system/Heading';
import { List, ListItem } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { ChangeFailure } from '#components/ChangeFailure.tsx';
import { ShareItem } from './ShareItem.tsx';

const LIST = 'GET /api/record-shares';

/** What is shared, until when, who has opened it, and the way to end that. */
export function ShareList(): ReactNode {
  const t = useTranslations('record-sharing.list');
  const error = useTranslations('record-sharing')('error');
  const title = useId();
  const now = useNow();
  const whose = useWhose();
  const answer = useCall(LIST);
  const setAnswer = useSetAnswer();
  const { run, isSending, error: notEnded } = useChange('DELETE /api/record-shares/{id}');
  const [asking, setAsking] = useState<number | null>(null);
  const [hasEnded, setEnded] = useState(false);

  async function end(id: number): Promise<void> {
    setEnded(false);
    try {
      await run({ params: { id: String(id) } });
      const over = { state: 'ended', endsAt: now.toISOString() } as const;
      setAnswer(
        LIST,
        (before) =>
          before && {
            shares: before.shares.map((share) => (share.id === id ? { ...share, ...over } : share)),
          },
      );
      setAsking(null);
      setEnded(true);
    } catch {
      // The dialog stays open and says so.
    }
  }

  const shares = answer.data?.shares;
  return (
    <Card as="section" aria-labelledby={title} padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        {/* The pressed button is gone: reading goes on from here. */}
        {hasEnded && (
          <Notice tone="success" role="status" takesFocus>
            {t('endedNow')}
          </Notice>
        )}
        {!shares && (
          <AnswerPending
            answer={answer}
            failed={{ title: error, level: 3 }}
            isBare
            skeleton={
              <SkeletonGroup>
                <Skeleton shape="block" />
              </SkeletonGroup>
            }
          />
        )}
        {shares?.length === 0 && <Text tone="muted">{t('none', { whose })}</Text>}
        {shares && shares.length > 0 && (
          <List kind="plain" gap="large" aria-labelledby={title}>
            {shares.map((share) => (
              <ListItem key={share.id}>
                <ShareItem share={share} onEnd={() => setAsking(share.id)} />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={t('question')}
        confirmLabel={t('end')}
        cancelLabel={t('keep')}
        tone="danger"
        isLoading={isSending}
        onConfirm={() => void (asking !== null && end(asking))}
      >
        {t('consequence')}
        <ChangeFailure error={notEnded}>{t('failed')}</ChangeFailure>
      </ConfirmDialog>
    </Card>
  );
}
