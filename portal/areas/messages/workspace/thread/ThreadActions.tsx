import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CLOSE_REASONS, type CloseReason } from '#areas/messages/shared/messaging/thread.ts';
import type { WorkThread } from './thread.ts';
import type { Actions } from './use-actions.ts';

export interface ThreadActionsProps {
  /** The conversation. */
  readonly thread: WorkThread;
  /** What can be done with it. */
  readonly actions: Actions;
}

/** Takes a conversation, releases it, gives it to somebody, closes it or opens it again. */
export function ThreadActions({ thread, actions }: ThreadActionsProps): ReactNode {
  const t = useTranslations('workspace');
  const { me, assignee, colleagues, isActive } = thread;
  const [reason, setReason] = useState<CloseReason | null>(null);
  const [isTried, setTried] = useState(false);
  const [colleague, setColleague] = useState<string | null>(null);
  function close(): void {
    setTried(true);
    if (reason !== null) void actions.close(reason);
  }

  if (!isActive)
    return (
      <Button tone="secondary" isLoading={actions.isSending} onPress={() => void actions.close(null)}>
        {t('closing.reopen')}
      </Button>
    );
  return (
    <Card padding="medium" as="section" aria-label={t('actions')}>
      <Stack gap="medium">
        <Heading level={2} size={4}>
          {t('actions')}
        </Heading>
        {assignee?.id !== me.id && (
          <Button isLoading={actions.isSending} onPress={() => void actions.assign(me.id)}>
            {t(assignee === null ? 'assign.take' : 'assign.takeOver', { name: assignee?.name ?? '' })}
          </Button>
        )}
        {assignee?.id === me.id && (
          <Button tone="secondary" isLoading={actions.isSending} onPress={() => void actions.assign(null)}>
            {t('assign.release')}
          </Button>
        )}
        <Stack gap="xsmall">
          <Select
            label={t('assign.to')}
            options={colleagues
              .filter(({ id }) => id !== assignee?.id && id !== me.id)
              .map(({ id, name }) => ({ id: String(id), label: name }))}
            value={colleague}
            onChange={setColleague}
          />
          {colleague !== null && (
            <Button
              tone="secondary"
              isLoading={actions.isSending}
              onPress={() => void actions.assign(Number(colleague))}
            >
              {t('assign.give')}
            </Button>
          )}
        </Stack>
        <Stack gap="xsmall">
          <Select
            label={t('closing.reason')}
            options={CLOSE_REASONS.map((id) => ({ id, label: t(`closing.reasons.${id}`) }))}
            value={reason}
            onChange={(id) => setReason(id as CloseReason)}
            error={isTried && reason === null ? t('closing.missing') : undefined}
          />
          <Button tone="secondary" isLoading={actions.isSending} onPress={close}>
            {t('closing.close')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
