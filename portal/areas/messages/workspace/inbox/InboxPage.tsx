import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { THREAD_CATEGORIES } from '#areas/messages/shared/messaging/categories.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { Inbox } from './Inbox.tsx';
import { OperatorStart } from './OperatorStart.tsx';
import { Stranger } from './Stranger.tsx';

type Visit = PageMatch<'workspace'>;

function input({ query: { category: asked, after } }: Visit) {
  const category = THREAD_CATEGORIES.find((each) => each === asked);
  return { query: { ...(category && { category }), ...(after && { after }) } };
}

/** Milliseconds after which the list is asked for again. */
const EVERY = 60_000;

export const page = definePage({
  key: 'workspace',
  messages: ['workspace'],
  calls: (visit) => [call('GET /api/workspace', input(visit))],
  title: (t) => t('workspace.title'),
  Component: InboxPage,
});

/** The conversations that somebody who works here is to answer; for anybody else, that the page is not for them. */
function InboxPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('workspace');
  const answer = useCall('GET /api/workspace', input(visit), { keepsPrevious: true, every: EVERY });
  const { data } = answer;
  if (data?.type === 'stranger' || data?.type === 'elsewhere')
    return <Stranger isElsewhere={data.type === 'elsewhere'} />;
  if (data?.type === 'operator') return <OperatorStart />;
  if (data) return <Inbox inbox={data} answer={answer} />;
  return (
    <Page>
      <AnswerPending answer={answer} failed={{ title: t('failed') }} />
    </Page>
  );
}
