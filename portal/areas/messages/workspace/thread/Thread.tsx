import { Columns } from '@portal/design-system/Columns';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { KeyHelp } from '../keys/KeyHelp.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Facts } from './Facts.tsx';
import { Messages } from './Messages.tsx';
import { Notes } from './Notes.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ThreadActions } from './ThreadActions.tsx';
import type { ThreadPartProps } from './thread.ts';
import { useActions } from './use-actions.ts';

const loadRenewals = () => import('./Renewals.tsx').then((module) => module.Renewals);
const loadMeasurements = () => import('./HomeMeasurements.tsx').then((module) => module.HomeMeasurements);

/** The messages of a conversation with the answer below them; beside them what is done with it, and the notes. */
export function Thread({ thread, onChanged }: ThreadPartProps): ReactNode {
  const t = useTranslations('workspace');
  const href = useHref();
  const { navigate } = useApp();
  const actions = useActions(thread, onChanged);
  const { me, isActive } = thread;
  const mayHandle = !me.isHr;
  const about = String(thread.id);
  const keys = useKeys({
    u: () => navigate(href('workspace')),
    r: () => document.getElementById('reply-text')?.focus(),
    ...(mayHandle && {
      n: () => document.getElementById('note-note')?.focus(),
      a: () => void actions.assign(me.id),
    }),
  });
  return (
    <Stack gap="medium">
      {actions.result && (
        <Notice key={actions.count} tone={actions.result.tone} role="alert" takesFocus>
          {actions.result.text}
        </Notice>
      )}
      <Columns layout="noteEnd">
        <Stack gap="medium">
          <Messages thread={thread} onDelete={mayHandle ? actions.remove : null} />
          {isActive ? (
            <ReplyForm thread={thread} onSent={actions.tell} />
          ) : (
            <Notice title={t('closed.title')}>
              {thread.closed?.reason
                ? t('closed.text', { reason: t(`closing.reasons.${thread.closed.reason}`) })
                : t('closed.unknown')}
            </Notice>
          )}
        </Stack>
        <Stack gap="medium">
          <Facts thread={thread} />
          {thread.homeMeasurementsSince !== null && (
            <LazyPart load={loadMeasurements} props={{ threadId: thread.id }} waiting={null} />
          )}
          {thread.renewals.length > 0 && (
            <LazyPart load={loadRenewals} props={{ thread, actions }} isServed />
          )}
          {mayHandle && <ThreadActions thread={thread} actions={actions} />}
          {mayHandle && thread.type === 'customer' && (
            <TextLink href={href('workspace-start', {}, { about })} isStandalone>
              {t('start.fromThread.customer')}
            </TextLink>
          )}
          {me.isSupervisor && (
            <TextLink href={href('workspace-start', {}, { about, as: 'supervisor' })} isStandalone>
              {t('start.fromThread.supervisor')}
            </TextLink>
          )}
          {mayHandle && <Notes thread={thread} onChanged={onChanged} />}
          <KeyHelp
            keys={keys}
            help={[
              { key: 'u', does: t('keys.back') },
              { key: 'r', does: t('keys.reply') },
              ...(mayHandle
                ? [
                    { key: 'n', does: t('keys.note') },
                    { key: 'a', does: t('keys.assign') },
                  ]
                : []),
            ]}
          />
        </Stack>
      </Columns>
    </Stack>
  );
}
