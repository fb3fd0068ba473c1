import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RECIPIENTS } from '#areas/messages/shared/messaging/operations/new-thread.ts';
import { useBrand, useFeatures, useWhose } from '#client/app/app-context.ts';
import type { InputOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { READ } from '../states/calls.ts';
import { MessagingPending, OfflineNotice } from '../states/MessagingPending.tsx';
import { threadOf } from '../states/thread-calls.ts';
import { UrgentNotice } from '../states/UrgentNotice.tsx';
import { NewConversationForm } from './NewConversationForm.tsx';

/** Whom to write to, and what is typed already. */
const BEFORE_WRITING: InputOf<typeof READ> = { query: { query: RECIPIENTS } };

type Visit = PageMatch<'conversation-new'>;

export const page = definePage({
  key: 'conversation-new',
  messages: ['conversations', 'attachments'],
  calls: ({ query }) => [
    call(READ, BEFORE_WRITING),
    ...(query.thread === null ? [] : [call(READ, threadOf(query.thread))]),
  ],
  title: (t) => t('conversations.new.title'),
  Component: NewConversationPage,
});

/** A message to a team of the clinic's, which begins a conversation. */
function NewConversationPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('conversations');
  const href = useHref();
  const { has } = useFeatures();
  const { thread: former } = visit.query;
  const answer = useCall(READ, BEFORE_WRITING);
  const before = useCall(former === null ? null : READ, former === null ? undefined : threadOf(former));
  const data = answer.data?.data;
  const { recipients = [] } = data ?? {};
  // What it goes on from fills the form, so the form waits for it; without it one still can write.
  const isThere = data !== undefined && (former === null || Boolean(before.data || before.error));
  const isOffline = data?.messagingStatus === 'maintenance-mode';
  const isAllowed = has('customer-messaging-allowed');
  const whose = useWhose();
  return (
    <>
      <PageOpening width="prose" illustration="record">
        <BackHeading back={{ href: href('conversation-list'), label: t('all') }} title={t('new.title')} />
      </PageOpening>
      <Page width="prose" isDense>
        <Stack gap="large">
          <UrgentNotice />
          {!isAllowed && (
            <PhoneNotice
              title={t('new.notAllowed.title')}
              text={whose === 'child' ? 'notAllowed.child' : 'notAllowed.text'}
            />
          )}
          {isAllowed && isOffline && <OfflineNotice />}
          {isAllowed && isThere && !isOffline && recipients.length === 0 && (
            <PhoneNotice text="noRecipients" />
          )}
          {isAllowed && isThere && !isOffline && recipients.length > 0 && (
            <NewConversationForm
              recipients={recipients}
              draft={data.draft ?? null}
              former={before.data?.data.thread ?? null}
              about={visit.query}
            />
          )}
          {isAllowed && !isThere && (
            <MessagingPending answer={answer} texts={{ loading: t('oneLoading'), failed: t('error.one') }} />
          )}
        </Stack>
      </Page>
    </>
  );
}

interface PhoneNoticeProps {
  readonly title?: string;
  readonly text: 'notAllowed.text' | 'notAllowed.child' | 'noRecipients';
}

function PhoneNotice({ title, text }: PhoneNoticeProps): ReactNode {
  const t = useTranslations('conversations.new');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Notice title={title}>{t.rich(text, { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Notice>
  );
}
