import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { EmptyState } from '@portal/design-system/EmptyState';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { LinkListSkeleton } from '@portal/design-system/LinkList';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { POLLING_MS } from '#areas/messages/shared/messaging/limits.ts';
import { useBrand, useFeatures, useIsBuilt } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { Arrivals } from '../states/Arrivals.tsx';
import { READ } from '../states/calls.ts';
import { LATEST } from '../states/latest.ts';
import { MessagingPending, OfflineNotice } from '../states/MessagingPending.tsx';
import { UrgentNotice } from '../states/UrgentNotice.tsx';
import { useUnreadCount } from '../states/use-unread-count.ts';
import { Conversations } from './Conversations.tsx';
import { SearchMessages } from './SearchMessages.tsx';

export const page = definePage({
  key: 'conversation-list',
  messages: ['conversations'],
  calls: () => [call(READ, LATEST)],
  title: (t, { answer }) => {
    const count = answer(READ, LATEST)?.data.unreadCount ?? 0;
    return count > 0 ? t('conversations.titleUnread', { count }) : t('conversations.title');
  },
  Component: ConversationListPage,
});

/** The patient's conversations with the clinic, the one last written in first. */
function ConversationListPage(): ReactNode {
  const t = useTranslations('conversations');
  const href = useHref();
  const { has } = useFeatures();
  const isBuilt = useIsBuilt();
  const answer = useCall(READ, LATEST, { every: POLLING_MS });
  const data = answer.data?.data;
  const isOffline = data?.messagingStatus === 'maintenance-mode';
  const unread = data?.unreadCount ?? 0;
  const arrived = useUnreadCount(isOffline ? undefined : data?.unreadCount);
  useTitle(unread > 0 ? t('titleUnread', { count: unread }) : t('title'));
  const start = has('customer-messaging-allowed') ? (
    <ButtonLink href={href('conversation-new')} icon={<EditIcon />}>
      {t('newLink')}
    </ButtonLink>
  ) : (
    // Private customers begin no conversation but this one.
    has('private-doctor-chat-allowed') &&
    isBuilt('private-doctor-chat-page') && (
      <ButtonLink href={href('private-doctor-chat-page')} icon={<EditIcon />}>
        {t('doctorChat')}
      </ButtonLink>
    )
  );
  return (
    <>
      <PageOpening width="annotated" illustration="record">
        <OpeningWords
          title={t('title')}
          fact={data && (unread > 0 || !isOffline) ? t('unread', { count: unread }) : t('lead')}
        />
      </PageOpening>
      <Page width="annotated" isDense>
        <Arrivals count={arrived} />
        {isOffline && <OfflineNotice />}
        {!data && (
          <MessagingPending
            answer={answer}
            texts={{ loading: t('loading'), failed: t('error.title') }}
            shapes={<LinkListSkeleton count={5} hasStart />}
          />
        )}
        {data && !isOffline && (
          <Columns layout="noteEnd">
            {data.threads && data.threads.length > 0 ? (
              <Conversations first={data.threads} count={data.threadCount ?? 0} start={start} />
            ) : (
              <Card>
                <EmptyState title={t('none.title')} action={start}>
                  {t('none.text')}
                </EmptyState>
              </Card>
            )}
            <Stack gap="medium">
              {data.threads && data.threads.length > 0 && (
                <Visible needsScripts>
                  <SearchMessages />
                </Visible>
              )}
              <UrgentNotice />
              <Text size="small" tone="muted">
                {t('answerTime')}
              </Text>
            </Stack>
          </Columns>
        )}
      </Page>
    </>
  );
}

/** The title of the document while messages come; a page's own is written when it is opened. */
function useTitle(title: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} – ${name}`;
  }, [title, name]);
}
