import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { ReferralView } from '#components/referral/ReferralView.tsx';
import { wholeWithholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';

export const page = definePage({
  key: 'imaging-referral',
  messages: ['referral', 'withholding'],
  calls: ({ params }, request) => [
    call('GET /api/imaging/referrals/{id}', { params }),
    ...wholeWithholdingCalls(request, params.id),
  ],
  title: (t) => t('referral.documentTitle'),
  Component: ImagingReferralPage,
});

/** One imaging referral. */
function ImagingReferralPage({ visit }: { readonly visit: PageMatch<'imaging-referral'> }): ReactNode {
  const answer = useCall('GET /api/imaging/referrals/{id}', { params: visit.params });
  return <ReferralView of="imaging" answer={answer} />;
}
