import { patientReader } from '@portal/web/areas/appointments/booking/moving/fixtures.ts';
import type { Overlapping } from '@portal/web/areas/appointments/booking/overlapping-contract.ts';
import {
  freeTime,
  openTime,
  PRIVATE_TERMS,
} from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import type { FreeTime } from '@portal/web/areas/appointments/booking/reservation-contract.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Reservation' } satisfies Meta;

export default meta;

const FREE = 'GET /api/appointments/free/{id}';

const anonymous = openTime();

const story = (state: PageOptions) =>
  pageStory({
    key: 'reserve-appointment-for-anonymous-users',
    params: { id: 7001 },
    session: visitorSession,
    ...state,
  });
const answered = (answer: FreeTime) => story({ answers: { [FREE]: answer } });

/** Nobody has signed in: the form asks for the patient's details. */
export const Anonymous = readAs('booking/2-form', answered(anonymous));

export const AnonymousInPikkujatti = readInPikkujatti('booking/2-form.pikkujatti', answered(anonymous));

/** Signed in: only contact details, as the portal knows them. */
export const SignedIn = further(
  pageStory({
    key: 'reserve-appointment',
    params: { id: 7001 },
    answers: { [FREE]: { ...anonymous, reader: patientReader } },
  }),
);

/** Some contact details are missing: they can be completed once and for all, and the booking continues. */
export const ContactMissing = alike(
  pageStory({
    key: 'reserve-appointment',
    params: { id: 7001 },
    answers: {
      [FREE]: { ...anonymous, reader: { ...patientReader, email: null, isContactComplete: false } },
    },
  }),
);

/** So close to its start that the booking is binding. */
export const Binding = further(answered({ ...anonymous, isBinding: true }));

/** A Kela65 visit, for somebody whose age is not known. */
export const Kela65Refused = further(answered({ type: 'kela65-refused', reason: 'notIdentified' }));

/** A grown-up who has logged in, in a brand for children: her child's matters, or the brand for adults. */
export const TooOld = onlyIn(
  'pikkujatti',
  pageStory({
    key: 'reserve-appointment',
    params: { id: 7001 },
    answers: { [FREE]: { type: 'age-refused', reason: 'notAChild' } },
  }),
);

export const LoginRequired = further(
  answered({
    ...anonymous,
    appointment: freeTime({ requiresAuthToReserve: true }),
    terms: { ...PRIVATE_TERMS, needsLogin: true },
  }),
);

/** Identified, but not a patient yet: leads to the registration. */
export const Unregistered = further(
  answered({
    ...anonymous,
    reader: { type: 'unregistered', firstNames: 'Matti', lastName: 'Nieminen' },
  }),
);

/** The consent is a step of the booking, given once. */
export const ConsentMissing = further(
  pageStory({
    key: 'reserve-appointment',
    params: { id: 7001 },
    answers: {
      [FREE]: { ...anonymous, reader: { ...patientReader, consentStatus: 'missing' } },
      'GET /api/user/consent': {
        consentStatus: 'missing',
        patientDataConsentFormUpdated: null,
        consents: {
          allowsCommonRegistry: false,
          allowsViewingOccupationalInformation: false,
          allowsMarketingMail: false,
          allowsTreatmentInstructionsMail: false,
          allowsBookingSms: true,
        },
        history: [],
      },
    },
  }),
);

export const NotCreditworthy = further(
  answered({ ...anonymous, reader: { ...patientReader, isCreditworthy: false } }),
);

export const AlreadyReserved = further(answered({ type: 'already-reserved', ownAppointmentId: null }));

export const NotFound = alike(answered({ type: 'no-appointment-found' }));

export const Loading = alike(story({}));

export const Failed = further(story({ problems: { [FREE]: 'temporarilyUnavailable' } }));

/** Sent empty: problems are listed above and shown beside each field. */
export const Errors: StoryObj = readAs(
  'booking/3-errors',
  further({
    ...answered(anonymous),
    play: async ({ canvas }) => {
      const form = await canvas.findByRole('form');
      form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull());
    },
  }),
);

const overlapping: Overlapping = {
  type: 'overlappingTime',
  inTheWay: { id: 72, startDate: '2026-11-23T06:00:00.000Z', clinic: 'Kaari Tampere' },
};

/** The patient is elsewhere at that moment, and reads it before the form. */
export const OverlapToldFirst: StoryObj = further({
  ...pageStory({
    key: 'reserve-appointment',
    params: { id: 7001 },
    answers: {
      [FREE]: { ...anonymous, reader: patientReader, inTheWay: overlapping.inTheWay },
    },
  }),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Monday 23 November 2026 at 8:00, Kaari Tampere')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the booking' })).toHaveAttribute(
      'href',
      '/en/appointments/72',
    );
  },
});

/** The patient is elsewhere at that moment: which appointment it is, the way there, and all that was typed. */
export const OverlappingTime: StoryObj = further({
  ...pageStory({
    key: 'reserve-appointment',
    params: { id: 7001 },
    answers: {
      [FREE]: { ...anonymous, reader: patientReader },
      'POST /api/reserve-appointment': overlapping,
    },
  }),
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'typed@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm booking' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent('Monday 23 November 2026 at 8:00, Kaari Tampere');
    await expect(within(alert).getByRole('link', { name: 'View the booking' })).toHaveAttribute(
      'href',
      '/en/appointments/72',
    );
    await expect(email).toHaveValue('typed@example.com');
  },
});
