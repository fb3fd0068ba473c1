import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { StartForm } from './StartForm.tsx';

type Visit = PageMatch<'workspace-start'>;

const START = 'GET /api/workspace/start';

export const page = definePage({
  key: 'workspace-start',
  messages: ['workspace'],
  calls: () => [call(START)],
  title: (t) => t('workspace.start.new'),
  Component: StartPage,
});

/** Where an HR user starts a conversation about an employee, a professional one with a patient, a supervisor one about the patient of another. */
function StartPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('workspace.start');
  const href = useHref();
  const answer = useCall(START);
  const { about, as } = visit.query;
  const starts = answer.data?.starts ?? [];
  // A supervisor’s is about the patient of a conversation.
  const start = starts.find(({ type }) => about !== null && type === as) ?? starts[0];
  return (
    <>
      <PageOpening width="prose">
        <BackHeading
          back={{ href: href('workspace'), label: t('back') }}
          title={start ? t(`title.${start.type}`) : t('new')}
        />
      </PageOpening>
      <Page width="prose" isDense>
        <Stack gap="large">
          {isProblem(answer.error, 'forbidden') ? (
            <Notice>{t('notForYou')}</Notice>
          ) : (
            <AnswerView answer={answer} failed={{ title: t('failed') }}>
              {() => start && <StartForm start={start} about={about} />}
            </AnswerView>
          )}
        </Stack>
      </Page>
    </>
  );
}
