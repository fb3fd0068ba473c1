import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { List, ListItem } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { ChangeFailure } from '#components/ChangeFailure.tsx';
import { AppItem } from './AppItem.tsx';

const LIST = 'GET /api/record-apps';

/** Each app with what it sees, since when and until when, and the way to end that. */
export function AppList(): ReactNode {
  const t = useTranslations('record-apps.setting');
  const answer = useCall(LIST);
  const setAnswer = useSetAnswer();
  const { run, isSending, error: notRevoked } = useChange('DELETE /api/record-apps/{id}');
  const [asking, setAsking] = useState<number | null>(null);
  const [isRevoked, setRevoked] = useState(false);

  async function revoke(id: number): Promise<void> {
    setRevoked(false);
    try {
      await run({ params: { id } });
      setAnswer(LIST, (before) => before && { apps: before.apps.filter((app) => app.id !== id) });
      setAsking(null);
      setRevoked(true);
    } catch {
      // The dialog stays open and says so.
    }
  }

  if (!answer.data)
    return <AnswerPending answer={answer} failed={{ title: t('loadFailed'), level: 3 }} isBare />;
  const { apps } = answer.data;
  return (
    <Stack gap="large">
      {/* The pressed button is gone: reading goes on from here. */}
      {isRevoked && (
        <Notice tone="success" role="status" takesFocus>
          {t('revoked')}
        </Notice>
      )}
      {apps.length === 0 ? (
        <Text tone="muted">{t('none')}</Text>
      ) : (
        <List kind="plain" gap="large" aria-label={t('list')}>
          {apps.map((app) => (
            <ListItem key={app.id}>
              <AppItem app={app} onRevoke={() => setAsking(app.id)} />
            </ListItem>
          ))}
        </List>
      )}
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={t('question')}
        confirmLabel={t('revoke')}
        cancelLabel={t('keep')}
        tone="danger"
        isLoading={isSending}
        onConfirm={() => void (asking !== null && revoke(asking))}
      >
        {t('consequence')}
        <ChangeFailure error={notRevoked}>{t('failed')}</ChangeFailure>
      </ConfirmDialog>
    </Stack>
  );
}
