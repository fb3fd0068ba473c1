import { openTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import { START, UNREGISTERED } from '../../../areas/person/registration/registration-answers.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Registration/In the middle of a booking' } satisfies Meta;

export default meta;

const person = { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' };
const start = { person, patient: null, mayRegisterChild: false };
const { firstNames, lastName } = person;
const time = openTime({ reader: { type: 'unregistered', firstNames, lastName } });
const FREE = 'GET /api/appointments/free/{id}';

const story = (answers: Readonly<Record<string, unknown>>) =>
  pageStory({
    key: 'registration-page-for-iav-users',
    params: {},
    query: { next: '/fi/vapaat-ajat/7001' },
    session: UNREGISTERED,
    answers,
    drafts: {
      reserve: { typed: { email: 'matti@example.com', phone: '+358401234567' }, knownThen: null },
    },
  });

/** Beside the time that is being booked, filled in with what was typed for the booking. */
export const Registering = story({ [START]: start, [FREE]: time });

/** Somebody else has booked the time meanwhile. */
export const TimeTaken = alike(
  story({ [START]: start, [FREE]: { type: 'already-reserved', ownAppointmentId: null } }),
);

export const Loading = alike(story({}));
