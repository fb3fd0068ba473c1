import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Chat } from '#areas/messages/shared/chats/chat.ts';
import { useBrand } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { ChatState } from '../contract.ts';
import { ChatForm } from './ChatForm.tsx';

export interface ChatEntranceProps {
  readonly chat: Chat;
  readonly state: ChatState;
  /** It has changed meanwhile. */
  readonly onOutdated: () => void;
}

/** The way into a chat, or why there is none and when there will be. */
export function ChatEntrance({ chat, state: { state, changesAt, threadId }, onOutdated }: ChatEntranceProps) {
  const t = useTranslations('chats');
  const href = useHref();
  const now = useNow().toISOString();
  const { customerServicePhone: phone } = useBrand();
  const at = () => changesAt && <DateTime key="at" value={changesAt} format="dayAtTime" now={now} />;
  const running = threadId !== null && (
    <ButtonLink
      href={href('conversation', { id: threadId })}
      tone={state === 'open' ? 'primary' : 'secondary'}
    >
      {t('continue')}
    </ButtonLink>
  );
  if (state === 'open')
    return (
      <Stack gap="medium" align="stretch">
        <Notice tone="success" title={t('open.title')}>
          {t.rich('open.text', { chat, at })}
        </Notice>
        {running || <ChatForm chat={chat} onOutdated={onOutdated} />}
      </Stack>
    );
  const why = (
    <Text>
      {state === 'notAllowed'
        ? t.rich(`${chat}.notAllowed`, { phone, call: asPhone })
        : t.rich(`${state}.text`, { at, phone, call: asPhone })}
    </Text>
  );
  return (
    <Stack gap="medium">
      {state === 'offline' ? (
        <Notice tone="warning" title={t('offline.title')}>
          {why}
        </Notice>
      ) : (
        // No second grey notice below the one about urgent help.
        <Card padding="medium">
          <Stack gap="xsmall">
            <Heading level={2} size={3}>
              {t(`${state}.title`)}
            </Heading>
            {why}
          </Stack>
        </Card>
      )}
      {running && <Inline>{running}</Inline>}
    </Stack>
  );
}

const asPhone = (words: ReactNode) => <PhoneText key="phone">{words}</PhoneText>;
