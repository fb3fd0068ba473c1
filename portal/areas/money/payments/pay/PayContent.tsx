import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import type { InputOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PAYMENT_REFUSALS } from '#contract/routes/route-query.ts';
import { OwedCard } from './OwedCard.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';
import { TransferCard } from './TransferCard.tsx';
import { useBegin } from './use-begin.ts';

const OWED = 'GET /api/payments/owed';

export interface PayContentProps {
  /** What is paid. */
  readonly query: NonNullable<InputOf<typeof OWED>['query']>;
  /** A payment that was begun without scripts. */
  readonly payment: string | null;
  /** Where the payer goes on afterwards. */
  readonly next: string | null;
  /** Why none was begun, without scripts. */
  readonly refused: (typeof PAYMENT_REFUSALS)[number] | null;
}

/** What is owed, then the ways to pay it. */
export function PayContent({ query, payment, next, refused }: PayContentProps): ReactNode {
  const t = useTranslations('payments.pay');
  const href = useHref();
  const answer = useCall(OWED, { query });
  const begin = useBegin();
  const isBuilt = useIsBuilt();
  const title = t(query.reference === undefined ? 'visitTitle' : 'title');
  const { data } = answer;
  const refusal = begin.failure ?? (data && data.type !== 'owed' ? data.type : refused);
  return (
    <>
      <PageOpening>
        {isBuilt('invoices-page') ? (
          <BackHeading back={{ href: href('invoices-page'), label: t('back') }} title={title} />
        ) : (
          <Heading level={1}>{title}</Heading>
        )}
      </PageOpening>
      <Page isDense>
        <Stack gap="large">
          {refusal && (
            <RefusedNotice key={begin.attempt} refusal={refusal} isAnswer={begin.failure !== null} />
          )}
          <Columns layout="halves">
            {data?.type === 'owed' && (
              <OwedCard
                owed={data}
                begin={begin}
                next={next}
                hasForm={begin.form !== null || payment !== null}
              />
            )}
            {begin.form && <ProviderChoice form={begin.form} takesFocus />}
            {!begin.form && payment && <BegunChoice payment={payment} />}
            {data?.type === 'owed' && !begin.form && !payment && <TransferCard invoices={data.invoices} />}
          </Columns>
          {!data && <AnswerPending answer={answer} failed={{ title: t('failed'), text: t('failedText') }} />}
        </Stack>
      </Page>
    </>
  );
}

/** The ways to pay a payment that was begun on another showing of the page. */
function BegunChoice({ payment }: { readonly payment: string }): ReactNode {
  const { data } = useCall('GET /api/payments/{payment}', { params: { payment } });
  return data?.form ? <ProviderChoice form={data.form} /> : null;
}
