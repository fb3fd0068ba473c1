import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { formatSpoken } from '#contract/time/time-format.ts';
import { formatCents } from '#contract/values/money.ts';
import type { Charge } from '../contract.ts';
import { ChargePending } from '../state/ChargePending.tsx';
import { InvoiceLink } from '../state/InvoiceLink.tsx';
import { NoAppointment } from '../state/NoAppointment.tsx';
import { StateNotice } from '../state/StateNotice.tsx';

const KEY = 'appointment-additional-payment-success-page';
const SHOW = 'GET /api/appointments/{id}/additional-charge';

/** What was approved, as the server knows it now. */
function SuccessPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('additional-charges');
  const href = useHref();
  const { id } = visit.params;
  const answer = useCall(SHOW, { params: { id } });
  const { data } = answer;
  if (isProblem(answer.error, 'notFound')) return <NoAppointment />;
  if (data?.state.type === 'approved')
    return (
      <Page>
        <Approved id={id} {...data.state} />
      </Page>
    );
  return (
    <Page width="prose">
      <Stack gap="large" align="start">
        <Heading level={1}>{t('title')}</Heading>
        {data && <StateNotice state={data.state} failure={null} attempt={0} />}
        {data && (
          <ButtonLink
            href={
              data.state.type === 'open'
                ? href('appointments-additional-payment-approval-page', { id })
                : href('appointment', { ids: id })
            }
          >
            {t(data.state.type === 'open' ? 'answer.title' : 'success.view')}
          </ButtonLink>
        )}
        {!data && <ChargePending answer={answer} />}
      </Stack>
    </Page>
  );
}

interface ApprovedProps {
  /** Of the appointment. */
  readonly id: string;
  readonly charge: Charge;
  readonly answeredAt: string;
}

function Approved({ id, charge, answeredAt }: ApprovedProps): ReactNode {
  const t = useTranslations('additional-charges');
  const href = useHref();
  const lang = useLanguage();
  return (
    <Stack gap={{ small: 'large', large: 'xlarge' }}>
      <Hero
        tone="success"
        illustration="success"
        title={t('success.title')}
        lead={t('success.lead', { sum: formatCents(charge.sumCents, lang) })}
      />
      <Card padding={{ small: 'medium', medium: 'large' }}>
        <Stack gap="large" align="start">
          <Text weight="strong">{t('success.nothingPaid')}</Text>
          <DefinitionList
            items={[
              {
                term: t('success.approvedAt'),
                description: capitalised(formatSpoken(new Date(answeredAt), lang)),
              },
              ...charge.rows.map(({ name, cents }) => ({ term: name, description: <Price cents={cents} /> })),
              { term: t('charge.sum'), description: <Price cents={charge.sumCents} weight="strong" /> },
            ]}
          />
          <Inline gap="small">
            <ButtonLink href={href('appointment', { ids: id })}>{t('success.view')}</ButtonLink>
            <InvoiceLink id={id} />
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['additional-charges'],
  calls: ({ params: { id } }) => [call(SHOW, { params: { id } })],
  // The tab says no more than is certain: what became of it stands on the page.
  title: (t) => t('additional-charges.title'),
  Component: SuccessPage,
});
