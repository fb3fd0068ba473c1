import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ChargePending } from '../state/ChargePending.tsx';
import { InvoiceLink } from '../state/InvoiceLink.tsx';
import { NoAppointment } from '../state/NoAppointment.tsx';
import { StateNotice } from '../state/StateNotice.tsx';
import { useAnswer } from '../state/use-answer.ts';
import { useWhen } from '../state/use-when.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { ChargeCard } from './ChargeCard.tsx';

const KEY = 'appointments-additional-payment-approval-page';
const SHOW = 'GET /api/appointments/{id}/additional-charge';

/** What the clinic proposes to charge on top of an appointment, for the patient to approve or decline. */
function ApprovalPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('additional-charges');
  const href = useHref();
  const whose = useWhose();
  const when = useWhen();
  const { id } = visit.params;
  const answer = useCall(SHOW, { params: { id } });
  const { data } = answer;
  const answering = useAnswer(Number(id));
  if (isProblem(answer.error, 'notFound')) return <NoAppointment />;
  const state = data?.state;
  return (
    <Page width="prose">
      <Stack gap="large">
        <BackHeading back={{ href: href('appointment', { ids: id }), label: t('back') }} title={t('title')}>
          {data && state?.type === 'open' && (
            <Text size="lead">
              {t(whose === 'child' ? 'childLead' : 'lead', { when: when(data.startDate) })}
            </Text>
          )}
        </BackHeading>
        {state && <StateNotice state={state} failure={answering.failure} attempt={answering.attempt} />}
        {state && 'charge' in state && <ChargeCard charge={state.charge} isOpen={state.type === 'open'} />}
        {state?.type === 'open' && (
          <AnswerCard key={state.charge.contentHash} charge={state.charge} answering={answering} />
        )}
        {state?.type === 'approved' && <InvoiceLink id={id} />}
        {!data && <ChargePending answer={answer} />}
      </Stack>
    </Page>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['additional-charges'],
  calls: ({ params: { id } }) => [call(SHOW, { params: { id } })],
  title: (t) => t('additional-charges.title'),
  Component: ApprovalPage,
});
