import {
  ownAppointment,
  remoteAppointment,
} from '@portal/web/areas/appointments/appointments/appointment/fixtures.ts';
import { dueInShort } from '@portal/web/areas/money/invoices/fixtures.ts';
import { dayOfImages, imagingReferral } from '@portal/web/areas/record/imaging/fixtures.ts';
import { dayOfResults, laboratoryReferral } from '@portal/web/areas/record/laboratory/fixtures.ts';
import { prescription } from '@portal/web/areas/record/prescriptions/fixtures.ts';
import { manyVisits } from '@portal/web/areas/record/visits/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, entry, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Front page' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments';
const DUE = 'GET /api/payments/due';
const VISITS = 'GET /api/visits';
const PRESCRIPTIONS = 'GET /api/prescriptions';
const LABORATORY = 'GET /api/laboratory';
const IMAGING = 'GET /api/imaging';
const show = (state: PageOptions) => pageStory({ key: 'front-page', params: {}, ...state });

export const WithAppointments = entry(
  show({
    answers: {
      [OWN]: { upcoming: [ownAppointment(), remoteAppointment], past: [] },
      [VISITS]: { visits: manyVisits(3), total: 12 },
      [PRESCRIPTIONS]: { prescriptions: [prescription()] },
      [LABORATORY]: { referrals: [laboratoryReferral()], days: [dayOfResults()] },
      [IMAGING]: { referrals: [imagingReferral], days: [dayOfImages] },
    },
  }),
);

export const WithInvoices = further(
  show({ answers: { [OWN]: { upcoming: [ownAppointment()], past: [] }, [DUE]: dueInShort() } }),
);

/** What guardians are asked in the children's brand. */
const CHILDREN = 'GET /api/guardianship/children';
const elsa = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström', tint: 0 };
const viktor = { id: 'viktor', firstNames: 'Viktor Karl', lastName: 'Lindström', tint: 1 };
const registered = { status: 'available', identityCode: null, otherGuardians: [] };

export const ForAChild: StoryObj = {
  ...alike(
    onlyIn(
      'pikkujatti',
      show({
        session: { person: { firstNames: 'Sofia', lastName: 'Lindström' }, actingFor: elsa },
        answers: {
          [OWN]: { upcoming: [ownAppointment()], past: [] },
          [CHILDREN]: {
            type: 'success',
            children: [
              { ...elsa, ...registered, age: 8, isCurrent: true },
              { ...viktor, ...registered, age: 10, isCurrent: false },
            ],
          },
        },
      }),
    ),
  ),
  async play({ canvas }) {
    // They come once the register has answered.
    await expect(await canvas.findByRole('button', { name: 'Lapsen asiat: Viktor' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lapsen asiat: Elsa' })).toBeNull();
  },
};

/** At the page's time there are 25 minutes to a visit, and a video appointment later in the day. */
export const Today = alike(
  show({
    answers: {
      [OWN]: {
        upcoming: [
          ownAppointment({ startDate: '2026-11-21T06:25:00.000Z', selfCheckInStatus: 'allowed' }),
          {
            ...remoteAppointment,
            startDate: '2026-11-21T12:00:00.000Z',
            endDate: '2026-11-21T12:45:00.000Z',
          },
        ],
        past: [],
      },
    },
  }),
);

export const Empty = further(
  show({
    answers: {
      [OWN]: { upcoming: [], past: [] },
      [VISITS]: { visits: [], total: 0 },
      [PRESCRIPTIONS]: { prescriptions: [] },
      [LABORATORY]: { referrals: [], days: [] },
      [IMAGING]: { referrals: [], days: [] },
    },
  }),
);

export const Loading = alike(show({}));

export const Failed = further(
  show({
    problems: Object.fromEntries(
      [OWN, VISITS, PRESCRIPTIONS, LABORATORY, IMAGING].map((call) => [call, 'temporarilyUnavailable']),
    ),
  }),
);
