import { ELSA } from '@portal/web/areas/person/patient-information/testing/fixtures.ts';
import type { NoticesState } from '@portal/web/areas/record/record-news/contract.ts';
import type { Withholding } from '@portal/web/areas/record/withholding/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

/** A minor's own information: how they hear of what is new in their record, and what their guardians are not shown. */
const meta = { title: 'Pages/My information/Record choices' } satisfies Meta;
export default meta;

const NOTICES = 'GET /api/record-notices';
const SAVE = 'PUT /api/record-notices';
const WITHHELD = 'GET /api/withholding';
const english = { globals: { language: 'en' } } as const;

const notices: NoticesState = {
  results: { email: false, sms: false },
  messages: { email: false, sms: false },
  invoices: { email: false, sms: false },
  appointments: { sms: true },
  waitsForComment: false,
  hasEmail: true,
  hasPhone: false,
};
const nothing: Withholding = { guardiansCanAct: true, withheld: [] };
const some: Withholding = {
  guardiansCanAct: true,
  withheld: [
    { what: 'entry-31', kind: 'visit', id: 31, day: '2026-10-09' },
    { what: 'laboratory-2026-09-26', kind: 'laboratoryResult', id: 32, day: '2026-09-26' },
    { what: 'measurement-2026-09-26', kind: 'measurement', id: 33, day: '2026-09-26' },
  ],
};
const user = {
  patient: ELSA,
  isMinor: true,
  contactSavePath: '/api/user/contact-information',
  isContactHidden: false,
  deletionRequestedAt: null,
};
const answers = {
  'GET /api/user': user,
  'GET /api/user/guardians': { guardians: [], otherGuardians: [] },
  'GET /api/mfa': { type: 'enabled', phoneNumber: '+358401234501' },
  'GET /api/sessions': { sessions: [] },
  'GET /api/push-devices': { devices: [], key: null },
};
const show = ({ answers: more, ...state }: PageOptions = {}) =>
  pageStory({
    key: 'my-information',
    params: {},
    session: { features: ['canWithholdFromGuardians'] },
    answers: { ...answers, ...more },
    ...state,
  });

export const Chosen: StoryObj = {
  ...further(
    show({
      session: { features: ['canWithholdFromGuardians', 'customer-messaging-enabled'] },
      answers: { [NOTICES]: notices, [WITHHELD]: some, [SAVE]: notices },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Laboratory results/ })).toHaveAttribute(
      'href',
      '/en/laboratoryresult/2026-09-26',
    );
    await expect(canvas.getByRole('link', { name: /Measurement/ })).toHaveAttribute(
      'href',
      '/en/health-record?kind=measurements',
    );
    const table = within(await canvas.findByRole('table', { name: 'What we tell you about' }));
    await expect(table.getByRole('row', { name: /Appointments/ })).toHaveTextContent(/Always.*Allowed/);
    for (const event of ['New health information', 'New messages', 'New invoices']) {
      await expect(table.getByRole('checkbox', { name: `${event}: Text message` })).toBeDisabled();
      await userEvent.click(table.getByRole('checkbox', { name: `${event}: Email` }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save your choice' }));
    await expect(await canvas.findByText('Your choice has been saved.')).toBeVisible();
  },
};

export const NothingWithheld: StoryObj = {
  ...alike(show({ answers: { [NOTICES]: notices, [WITHHELD]: nothing } })),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not chosen anything.')).toBeVisible();
  },
};

/** Guardians no longer act for a child of this age. */
export const Older: StoryObj = {
  ...alike(show({ answers: { [NOTICES]: notices, [WITHHELD]: { ...nothing, guardiansCanAct: false } } })),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer act on your behalf/)).toBeVisible();
  },
};

export const Loading = alike(show());

export const NotShown: StoryObj = {
  ...alike(show({ problems: { [NOTICES]: 'temporarilyUnavailable', [WITHHELD]: 'temporarilyUnavailable' } })),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not show your choice')).toBeVisible();
    await expect(await canvas.findByText('We could not show what your guardians see')).toBeVisible();
  },
};

export const NotSaved: StoryObj = {
  ...alike(
    show({
      answers: { [NOTICES]: notices, [WITHHELD]: nothing },
      problems: { [SAVE]: 'temporarilyUnavailable' },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save your choice' }));
    await expect(await canvas.findByText(/Your choice could not be saved/)).toBeVisible();
  },
};
