import { LazyPart } from '@portal/design-system/LazyPart';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CHAT_POLLING_MS, POLLING_MS } from '#areas/messages/shared/messaging/limits.ts';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { READ, type WholeThread } from '../states/calls.ts';
import { MessagingPending, OfflineNotice } from '../states/MessagingPending.tsx';
import { threadOf } from '../states/thread-calls.ts';
import { useThreadTitle } from '../states/use-thread-title.ts';
import { Conversation } from './Conversation.tsx';
import { useLiveChat } from './use-live-chat.ts';

const loadNotFound = () =>
  import('#components/record/RecordNotFound.tsx').then((module) => module.RecordNotFound);

export const page = definePage({
  key: 'conversation',
  messages: ['conversations', 'attachments'],
  calls: ({ params }) => [call(READ, threadOf(params.id))],
  title: (t) => t('conversations.one'),
  Component: ConversationPage,
});

/** One conversation: its messages, the newest last, and what answers them. */
function ConversationPage({ visit }: { readonly visit: PageMatch<'conversation'> }): ReactNode {
  const t = useTranslations('conversations');
  const href = useHref();
  const titleOf = useThreadTitle();
  const { id } = visit.params;
  const [every, setEvery] = useState(POLLING_MS);
  const answer = useCall(READ, threadOf(id), { every });
  const data = answer.data?.data;
  const thread = data?.thread;
  const isLive = useLiveChat(thread, answer.retry);
  const waits = thread?.chat && thread.isActive && !isLive;
  useEffect(() => setEvery(waits ? CHAT_POLLING_MS : POLLING_MS), [waits]);
  const list = { href: href('conversation-list'), label: t('all') };
  if (!data && isNotFound(answer.error))
    return (
      <LazyPart
        load={loadNotFound}
        props={{ title: t('notFound.title'), text: t('notFound.text'), list }}
        isServed
      />
    );
  return (
    <>
      <PageOpening width="prose">
        <BackHeading back={list} title={thread ? titleOf(thread.title) : t('one')}>
          {thread && <TakingPart thread={thread} />}
        </BackHeading>
      </PageOpening>
      <Page width="prose" isDense>
        <Stack gap="large">
          {data?.messagingStatus === 'maintenance-mode' && <OfflineNotice />}
          {thread && <Conversation key={thread.id} thread={thread} onOutdated={answer.retry} />}
          {!data && (
            <MessagingPending answer={answer} texts={{ loading: t('oneLoading'), failed: t('error.one') }} />
          )}
        </Stack>
      </Page>
    </>
  );
}

/** To whom it was sent, and who has joined it. */
function TakingPart({ thread }: { readonly thread: WholeThread }): ReactNode {
  const t = useTranslations('conversations.thread');
  const { team, participants } = thread;
  const names = participants.map(({ name, title }) => t('named', { name, title })).join('; ');
  return (
    <Stack gap="xxsmall">
      {team && <Text>{t('with', { team: team.name })}</Text>}
      {names && <Text>{t('participants', { names })}</Text>}
    </Stack>
  );
}
