import { charge } from '@portal/web/areas/appointments/additional-charges/approval/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Additional charge' } satisfies Meta;
export default meta;

const SHOW = 'GET /api/appointments/{id}/additional-charge';
const startDate = '2026-11-23T12:30:00.000Z';
const answeredAt = '2026-11-21T10:00:00.000Z';
const params = { id: 72 };

const approval = (state: PageOptions) =>
  pageStory({ key: 'appointments-additional-payment-approval-page', params, ...state });
const show = (state: object, more: PageOptions = {}) =>
  approval({ answers: { [SHOW]: { startDate, state } }, ...more });
const success = (state: object) =>
  pageStory({
    key: 'appointment-additional-payment-success-page',
    params,
    answers: { [SHOW]: { startDate, state } },
  });
const approved = { type: 'approved', charge: charge(), answeredAt, answeredBy: 'you' };

export const Open = further(show({ type: 'open', charge: charge() }));

export const OfAChild = alike(
  show(
    {
      type: 'open',
      charge: charge({
        reason: 'examination',
        rows: [{ name: 'Allergian ihopistokokeet', cents: 7900, vatPercentage: 0 }],
        sumCents: 7900,
      }),
    },
    { session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } } },
  ),
);

export const Approved = alike(show(approved));

export const ApprovedByAnother = alike(show({ ...approved, answeredBy: 'guardian' }));

export const Declined = alike(show({ ...approved, type: 'declined' }));

export const Expired = alike(show({ type: 'expired', charge: charge() }));

export const Withdrawn = alike(show({ type: 'withdrawn' }));

export const GuardianNeeded = alike(show({ type: 'guardianNeeded' }));

export const Nothing = alike(show({ type: 'nothing' }));

export const Loading = alike(approval({}));

export const Failed = alike(approval({ problems: { [SHOW]: 'temporarilyUnavailable' } }));

export const NotFound = alike(approval({ problems: { [SHOW]: 'notFound' } }));

export const Success = further(success(approved));

export const SuccessOfNothing = alike(success({ type: 'nothing' }));
