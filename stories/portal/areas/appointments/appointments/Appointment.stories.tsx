import {
  hiddenAppointment,
  ownAppointment,
  remoteAppointment,
} from '@portal/web/areas/appointments/appointments/appointment/fixtures.ts';
import type { Appointment } from '@portal/web/areas/appointments/shared/appointments/appointment.ts';
import { insuredVisit } from '@portal/web/areas/appointments/shared/insurance/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import {
  alike,
  further,
  onlyIn,
  pageStory,
  printed,
  readAs,
  readInPikkujatti,
} from '../../../page-story.tsx';

const meta = { title: 'Pages/Appointment' } satisfies Meta;
export default meta;

const OWN = 'GET /api/own-appointments/{ids}';
const at = (state: PageOptions, ids = '72') => pageStory({ key: 'appointment', params: { ids }, ...state });
const show = (...appointments: Appointment[]) =>
  at({ answers: { [OWN]: { appointments } } }, appointments.map(({ id }) => id).join(','));

export const Coming = show(
  ownAppointment({
    notes: 'Ole syömättä ja juomatta 10 tuntia ennen aikaa.\nVettä saat juoda lasillisen.',
    toldPrice: {
      cents: 10790,
      isFixed: false,
      items: [
        { name: 'Lääkärin vastaanotto, 20 min', cents: 8900 },
        { name: 'Toimistomaksu', cents: 2690 },
        { name: null, cents: -800 },
      ],
    },
  }),
);

export const Printed = printed('pikkujatti', Coming);

export const Cancelling: StoryObj = further({
  ...Coming,
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Peru aika' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const TooLateToCancel = alike(
  show(
    ownAppointment({
      startDate: '2026-11-21T13:00:00.000Z',
      endDate: '2026-11-21T13:20:00.000Z',
      mayCancel: false,
    }),
  ),
);

export const Remote = further(show(remoteAppointment));

export const ApprovedCharge = alike(
  show(
    ownAppointment({
      approvedCharge: { sumCents: 6890, approvedAt: '2026-11-21T10:00:00.000Z', approvedBy: 'you' },
    }),
  ),
);

/** Another of the address is not the patient's, or nobody's. */
export const OneUnknown = alike(at({ answers: { [OWN]: { appointments: [ownAppointment()] } } }, '72,999'));

const child = { session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } } };
const ofChild = (appointment: Appointment) =>
  at({ ...child, answers: { [OWN]: { appointments: [appointment] } } });

/** A guardian who cancels the other guardian's booking reads that the other will see it. */
export const BookedByAnotherGuardian: StoryObj = {
  ...alike(ofChild(ownAppointment({ bookedBy: 'guardian' }))),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another guardian')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/another guardian/i);
  },
};

/** A minor who cancels what a guardian has booked reads of nobody who would be told: nobody is. */
export const BookedByAGuardian: StoryObj = {
  ...alike(show(ownAppointment({ bookedBy: 'guardian' }))),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel appointment' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/cannot be restored/i);
    await expect(question).not.toHaveTextContent(/guardian/i);
  },
};

/** In a brand for children a guardian reads what to tell the child. */
export const ToTellTheChild = onlyIn('pikkujatti', alike(ofChild(ownAppointment({ bookedBy: 'you' }))));

/** The place of a child under a non-disclosure order is hidden, and so is the practitioner. */
export const HiddenPlace: StoryObj = {
  ...alike(ofChild(hiddenAppointment)),
  globals: { language: 'en' },
};

const CHECK_IN = 'POST /api/appointments/check-in/{id}';
const REASON = 'POST /api/appointments/{id}/arrival-reason';
/** A visit that begins within half an hour of the time of all stories. */
const soon = (changes: Partial<Appointment> = {}): Appointment =>
  ownAppointment({
    startDate: '2026-11-21T06:20:00.000Z',
    endDate: '2026-11-21T06:40:00.000Z',
    mayCancel: false,
    selfCheckInStatus: 'allowed',
    ...changes,
  });
/** The same once checking in has been pressed. */
const arriving = (state: PageOptions, role: 'status' | 'alert', words: RegExp): StoryObj => ({
  ...alike(at({ ...state, answers: { [OWN]: { appointments: [soon()] }, ...state.answers } })),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check in' }));
    await expect(await canvas.findByText(words)).toBeVisible();
    const said = canvas.getAllByRole(role).find(({ textContent }) => words.test(textContent ?? ''));
    await waitFor(() => expect(said).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'If you cannot come' })).toBeNull();
  },
});
const checkInAnswers = (type: string, more: object = {}) => ({ answers: { [CHECK_IN]: { type, ...more } } });

/** On an insurance, billed for what its permit is about. */
export const OnInsurance = alike(
  show(ownAppointment({ healthCareType: 'insurance', insurance: insuredVisit })),
);

export const CheckInOpen = readAs('check-in/1-open', further(show(soon())));

export const CheckInOpenInPikkujatti = readInPikkujatti('check-in/1-open.pikkujatti', show(soon()));

export const CheckInTooEarly = alike(
  show(
    soon({
      startDate: '2026-11-21T12:30:00.000Z',
      endDate: '2026-11-21T12:50:00.000Z',
      selfCheckInStatus: 'tooEarly',
    }),
  ),
);

export const CheckInAtReception = alike(show(soon({ selfCheckInStatus: 'onlyAtReception' })));

export const CheckedIn = further(show(soon({ selfCheckInStatus: 'checkedIn' })));

const checkingIn = arriving(
  checkInAnswers('success', { room: { location: '2. kerros, huone 14' } }),
  'status',
  /Room: 2\. kerros, huone 14\. Please wait nearby/,
);

export const CheckingIn = readAs('check-in/2-done', checkingIn);

export const CheckingInInPikkujatti = readInPikkujatti('check-in/2-done.pikkujatti', checkingIn);

export const CheckingInWithoutRoom = arriving(
  checkInAnswers('success', { room: null }),
  'status',
  /Please go to reception/,
);

export const CheckedInBefore = arriving(
  checkInAnswers('alreadyCheckedIn'),
  'status',
  /You already have checked in for this appointment/,
);

export const ConsentNeeded = arriving(
  checkInAnswers('confidentialityFormNotFilled'),
  'alert',
  /Before you can check in, read and confirm how we process your data/,
);

export const ConsentNeededAsAdult = arriving(
  checkInAnswers('confidentialityFormNotFilledAsAdult'),
  'alert',
  /You are now of age/,
);

/** Failures leave the way by phone, and the rule, where they were. */
const failing = (state: PageOptions, words: RegExp): StoryObj => ({
  ...alike(at({ ...state, answers: { [OWN]: { appointments: [soon()] }, ...state.answers } })),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
});

export const CheckInRefused = failing(
  checkInAnswers('checkInOnlyAtReception'),
  /Check-in failed. Please see the receptionist nurse when checking in to your appointment./,
);

export const CheckInRefusedAsEarly = failing(
  checkInAnswers('tooEarly'),
  /Check-in is not yet available. Please try again 30 minutes prior to the scheduled appointment./,
);

export const WithReason = alike(
  show(ownAppointment({ arrivalReason: 'Päänsärkyä kaksi viikkoa.\nPahinta aamuisin.' })),
);

/** A text that is too long says so at once, one that is not is kept, and both are announced. */
export const TellingReason: StoryObj = {
  ...alike(
    at({
      answers: { [OWN]: { appointments: [ownAppointment()] }, [REASON]: { type: 'success' } },
    }),
  ),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write to the practitioner' }));
    const field = await canvas.findByRole('textbox', { name: 'Reason for the visit' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(301));
    await expect(canvas.getByText('301 / 300')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/Character limit exceeded/);
    await userEvent.clear(field);
    await userEvent.paste('Headache');
    await expect(canvas.getByText('8 / 300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      (await screen.findAllByText('Preliminary information saved successfully')).length,
    ).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: 'Edit what you wrote' })).toBeVisible();
    await expect(canvas.getByText('Headache')).toBeVisible();
  },
};

export const ReasonFailed: StoryObj = {
  ...alike(
    at({
      answers: { [OWN]: { appointments: [ownAppointment()] } },
      problems: { [REASON]: 'temporarilyUnavailable' },
    }),
  ),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write to the practitioner' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason for the visit' }), 'Headache');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const words = 'Failed to save preliminary information. Please try again.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await expect(canvas.getByRole('textbox', { name: 'Reason for the visit' })).toHaveValue('Headache');
  },
};

export const Past = alike(
  show(
    ownAppointment({
      startDate: '2026-03-02T07:00:00.000Z',
      endDate: '2026-03-02T07:20:00.000Z',
      mayCancel: false,
    }),
  ),
);

export const CancelledByPatient = alike(show(ownAppointment({ hasPatientCanceled: true, mayCancel: false })));

export const CancelledByClinic = further(
  show(ownAppointment({ hasAppointeeCanceled: true, mayCancel: false })),
);

export const Several = alike(show(ownAppointment(), remoteAppointment));

export const NotFound = further(at({ problems: { [OWN]: 'notFound' } }));

export const Loading = further(at({}));

export const Failed = further(at({ problems: { [OWN]: 'temporarilyUnavailable' } }));
