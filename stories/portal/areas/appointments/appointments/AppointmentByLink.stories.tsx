import { linkedAppointment } from '@portal/web/areas/appointments/appointments/appointment/fixtures.ts';
import type { LinkedAppointment } from '@portal/web/areas/appointments/appointments/contract.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Appointment by link' } satisfies Meta;
export default meta;

const LINKED = 'GET /api/anon/appointment/{token}';
const success = { [LINKED]: { type: 'success', appointment: linkedAppointment() } };
const show = (state: PageOptions) =>
  pageStory({
    key: 'anonymous-view-appointment-page',
    params: { token: 'AbCdEfGhIjKlMnOpQrSt' },
    session: visitorSession,
    ...state,
  });

export const Anonymous = show({ answers: success });

export const SignedIn = alike(show({ answers: success, session: {} }));

export const NotFound = alike(show({ answers: { [LINKED]: { type: 'appointment-not-found' } } }));

export const AlreadyCancelled = further(
  show({ answers: { [LINKED]: { type: 'appointment-already-cancelled' } } }),
);

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [LINKED]: 'temporarilyUnavailable' } }));

const CHECK_IN = 'POST /api/anon/check-in';
const CANCEL = 'DELETE /api/appointments/{id}';
const open = (changes: Partial<LinkedAppointment> = {}): { readonly [LINKED]: object } => ({
  [LINKED]: {
    type: 'success',
    appointment: linkedAppointment({
      startDate: '2026-11-21T06:20:00.000Z',
      endDate: '2026-11-21T06:40:00.000Z',
      selfCheckInStatus: 'allowed',
      ...changes,
    }),
  },
});

export const CheckInOpen = further(show({ answers: open() }));

export const CheckInTooEarly = alike(
  show({ answers: open({ startDate: '2026-11-21T09:00:00.000Z', selfCheckInStatus: 'tooEarly' }) }),
);

export const CheckedInEarlier = alike(show({ answers: open({ selfCheckInStatus: 'checkedIn' }) }));

/** The end of the identity code is sent by its last character, in capitals; what comes of it is announced. */
const typing = (state: PageOptions, words: RegExp, role: 'status' | 'alert' | null): StoryObj => ({
  ...alike(show({ ...state, answers: { ...open(), ...state.answers } })),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Final part of the personal identity code' });
    await userEvent.type(field, '902f');
    await expect(await canvas.findByText(words)).toBeVisible();
    if (role === null) {
      // The field keeps the focus, and says itself what is wrong.
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(words);
    } else {
      const said = canvas.getAllByRole(role).find(({ textContent }) => words.test(textContent ?? ''));
      await waitFor(() => expect(said).toHaveFocus());
    }
  },
});
const answers = (type: string, more: object = {}) => ({ answers: { [CHECK_IN]: { type, ...more } } });

export const CheckingIn = typing(
  answers('success', { room: { location: '2. kerros, huone 14' } }),
  /Room: 2\. kerros, huone 14/,
  'status',
);

export const EndPartMismatch = typing(
  answers('ssnEndPartMismatch'),
  /The final part of the personal identity code is incorrect. Please check and try again./,
  null,
);

export const ConsentNeeded = typing(
  answers('confidentiality-form-not-filled'),
  /Before you can check in, read and confirm/,
  'alert',
);

export const ConsentNeededAsAdult = typing(
  answers('confidentiality-form-not-filled-as-adult'),
  /You are now of age/,
  'alert',
);

export const CheckInRefused = typing(
  answers('other'),
  /Check-in failed. Please see the receptionist nurse/,
  'alert',
);

export const TooManyTries = typing(
  { problems: { [CHECK_IN]: 'tooManyRequests' } },
  /Check-in failed. Please see the receptionist nurse/,
  'alert',
);

/** A signed-in patient cancels here, too; a refusal takes the button's place. */
const cancelling = (answer: object, words: RegExp): StoryObj => ({
  ...alike(
    show({
      session: {},
      answers: {
        [LINKED]: { type: 'success', appointment: linkedAppointment({ mayCancel: true }) },
        [CANCEL]: answer,
      },
    }),
  ),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel appointment' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Cancel appointment',
    );
    await userEvent.click(confirm as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
    await expect(canvas.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  },
});

export const CancelTooLate = cancelling(
  { type: 'deadlineExceeded', hours: 24 },
  /The appointment can no longer be canceled/,
);

export const CancelFailed = cancelling(
  { type: 'unknownError' },
  /An error occurred while canceling the appointment/,
);

const cancelledPage = (answer: object) =>
  alike(
    pageStory({
      key: 'anonymous-appointment-cancelled',
      params: { token: 'AbCdEfGhIjKlMnOpQrSt' },
      session: visitorSession,
      answers: { [LINKED]: answer },
    }),
  );

export const Cancelled = cancelledPage({ type: 'appointment-already-cancelled' });

export const NotCancelled = cancelledPage(success[LINKED]);

export const CancelledNotFound = cancelledPage({ type: 'appointment-not-found' });
