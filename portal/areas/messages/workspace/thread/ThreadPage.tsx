import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { Thread } from './Thread.tsx';

type Visit = PageMatch<'workspace-thread'>;

const input = ({ params: { id } }: Visit) => ({ params: { id } });

export const page = definePage({
  key: 'workspace-thread',
  messages: ['workspace', 'attachments', 'measured'],
  calls: (visit) => [call('GET /api/workspace/threads/{id}', input(visit))],
  title: (t, { visit, answer }) =>
    answer('GET /api/workspace/threads/{id}', input(visit))?.title ?? t('workspace.thread.title'),
  Component: ThreadPage,
});

/** A conversation, and what those who work here do with it. */
function ThreadPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('workspace');
  const href = useHref();
  const answer = useCall('GET /api/workspace/threads/{id}', input(visit));
  const { data } = answer;
  return (
    <>
      <PageOpening>
        <BackHeading
          back={{ href: href('workspace'), label: t('thread.back') }}
          title={data?.title ?? t('thread.title')}
        />
      </PageOpening>
      <Page isDense>
        <AnswerView
          answer={answer}
          failed={{ title: t('thread.failed') }}
          notFound={{ title: t('thread.notFound'), text: t('thread.notFoundText') }}
        >
          {(thread) => <Thread key={thread.id} thread={thread} onChanged={answer.retry} />}
        </AnswerView>
      </Page>
    </>
  );
}
