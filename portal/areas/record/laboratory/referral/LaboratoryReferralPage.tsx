import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { ReferralView } from '#components/referral/ReferralView.tsx';
import { wholeWithholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';

export const page = definePage({
  key: 'lab-referral',
  messages: ['referral', 'withholding'],
  calls: ({ params }, request) => [
    call('GET /api/laboratory/referrals/{id}', { params }),
    ...wholeWithholdingCalls(request, params.id),
  ],
  title: (t) => t('referral.documentTitle'),
  Component: LaboratoryReferralPage,
});

/** One laboratory referral. */
function LaboratoryReferralPage({ visit }: { readonly visit: PageMatch<'lab-referral'> }): ReactNode {
  const answer = useCall('GET /api/laboratory/referrals/{id}', { params: visit.params });
  return <ReferralView of="laboratory" answer={answer} />;
}
