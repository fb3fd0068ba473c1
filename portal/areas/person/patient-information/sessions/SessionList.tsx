import { Button } from '@portal/design-system/Button';
import { List, ListItem } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { EndThisSession } from './EndThisSession.tsx';
import { SessionItem } from './SessionItem.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Each of the person's sessions, with the way to end it. */
export function SessionList(): ReactNode {
  const t = useTranslations('patient-information.sessions');
  const answer = useCall('GET /api/sessions');
  const { ending, ended, failed, endOne, endOthers } = useEndSessions();
  const [isAsking, setAsking] = useState(false);

  if (!answer.data)
    return (
      <AnswerPending
        answer={answer}
        failed={{ title: t('loadFailed'), level: 3 }}
        isBare
        skeleton={
          <SkeletonGroup>
            <Stack gap="medium">
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          </SkeletonGroup>
        }
      />
    );
  const { sessions } = answer.data;
  const here = sessions.find(({ isThis }) => isThis);
  return (
    <Stack gap="large">
      {/* The pressed button is gone: reading goes on from here. */}
      {ended && (
        <Notice key={ended.nth} tone="success" role="status" takesFocus>
          {t(ended.type)}
        </Notice>
      )}
      <List kind="plain" gap="large" aria-label={t('list')}>
        {sessions.map((session) => (
          <ListItem key={session.id}>
            <SessionItem
              session={session}
              isEnding={ending === session.id}
              failure={failed?.what === session.id ? failed.why : null}
              onEnd={() => (session.isThis ? setAsking(true) : void endOne(session.id))}
            />
          </ListItem>
        ))}
      </List>
      {sessions.length > 1 ? (
        <Stack gap="small" align="start">
          {failed?.what === 'others' && (
            <Notice tone="error" role="alert">
              {t(failed.why)}
            </Notice>
          )}
          <Button tone="secondary" isLoading={ending === 'others'} onPress={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        </Stack>
      ) : (
        <Text tone="muted">{t('onlyThis')}</Text>
      )}
      {here && isAsking && <EndThisSession id={here.id} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
