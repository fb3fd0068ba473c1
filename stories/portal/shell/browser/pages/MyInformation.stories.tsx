import {
  AINO,
  CONSENTED,
  ELSA,
  GUARDIANS,
  LOG,
  SESSIONS,
} from '@portal/web/areas/person/patient-information/testing/fixtures.ts';
import type { PageQuery } from '@portal/web/contract/routes/routes.ts';
import { writeSaveAction } from '@portal/web/contract/routes/save-action.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/My information' } satisfies Meta;
export default meta;

const USER = 'GET /api/user';
const SAVE = 'POST /api/user/contact-information';
const CONSENT = 'POST /api/user/consent';
const DATA = 'GET /api/user/data';
const DELETE = 'POST /api/user/deletion-request';
const user = {
  patient: AINO,
  isMinor: false,
  contactSavePath: '/api/user/contact-information',
  isContactHidden: false,
  deletionRequestedAt: null,
};
const answers = {
  [USER]: user,
  'GET /api/user/guardians': { guardians: [], otherGuardians: [] },
  'GET /api/user/consent': CONSENTED,
  'GET /api/user/access-log': { entries: LOG },
  'GET /api/mfa': { type: 'enabled', phoneNumber: '+358401234501' },
  'GET /api/sessions': { sessions: SESSIONS },
};
const show = (state: PageOptions, query: Partial<PageQuery<'my-information'>> = {}) =>
  pageStory({ key: 'my-information', params: {}, query, answers, ...state });
const without = (key: keyof typeof answers) =>
  Object.fromEntries(Object.entries(answers).filter(([one]) => one !== key));
const english = { globals: { language: 'en' } } as const;
type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
async function type(canvas: Canvas, name: string, text: string): Promise<void> {
  const input = await field(canvas, name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Makes a form of the contact information. */
async function edit(canvas: Canvas): Promise<void> {
  await press(canvas, 'Edit contact info');
  const email = await field(canvas, 'Email');
  await waitFor(() => expect(email).toHaveFocus());
}

export const Contact = show({});

/** The form in the place of the values. */
export const Editing: StoryObj = further({
  ...show({}),
  ...english,
  play: async ({ canvas }) => {
    await edit(canvas);
    await expect(canvas.queryByRole('button', { name: 'Edit contact info' })).toBeNull();
  },
});

export const Cancelled: StoryObj = {
  ...alike(show({})),
  ...english,
  play: async ({ canvas }) => {
    await edit(canvas);
    await type(canvas, 'Email', 'somebody.else@example.com');
    await press(canvas, 'Cancel');
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Edit contact info' })).toHaveFocus(),
    );
    await expect(canvas.getByText('aino.virtanen@example.com')).toBeVisible();
    await edit(canvas);
    await expect(await field(canvas, 'Email')).toHaveValue('aino.virtanen@example.com');
  },
};

export const Consents = further(show({}, { tab: 'consent' }));

const child = (): StoryObj =>
  show({
    session: { actingFor: { id: 'elsa', firstNames: ELSA.firstNames, lastName: ELSA.lastName } },
    answers: {
      ...answers,
      [USER]: { ...user, patient: ELSA, isMinor: true },
      'GET /api/user/guardians': { guardians: GUARDIANS, otherGuardians: [] },
    },
  });

/** Overfull: a child with the maximum number of guardians, who has no e-mail or phone of her own. */
export const Child = further(child());

export const EditingGuardians: StoryObj = further({
  ...child(),
  ...english,
  play: async ({ canvas }) => {
    await press(canvas, 'Edit guardians');
    const [name] = await canvas.findAllByLabelText(/^Guardian’s name/);
    await waitFor(() => expect(name).toHaveFocus());
    // What is known of the child is not asked for again.
    await expect(canvas.queryByRole('textbox', { name: 'Child’s own email' })).toBeNull();
  },
});

/** Another guardian shows only a name; the child's address is hidden, and so is the reason. */
export const ProtectedChild = alike(
  show({
    session: { actingFor: { id: 'elsa', firstNames: ELSA.firstNames, lastName: ELSA.lastName } },
    answers: {
      ...answers,
      [USER]: {
        ...user,
        patient: { ...ELSA, streetAddress: null, postalCode: null, postOffice: null },
        isMinor: true,
        isContactHidden: true,
      },
      'GET /api/user/guardians': {
        guardians: GUARDIANS.slice(0, 1),
        otherGuardians: [{ name: 'Karl Lindström' }],
      },
    },
  }),
);

export const Loading = alike(show({ answers: {} }));

export const Failed = alike(show({ problems: { [USER]: 'temporarilyUnavailable' }, answers: {} }));

/** Each field says what is wrong with it, and the summary links there. */
export const Wrong: StoryObj = further({
  ...show({ answers: { ...answers, [USER]: { ...user, patient: { ...AINO, phoneNumber: null } } } }),
  ...english,
  play: async ({ canvas }) => {
    await edit(canvas);
    await press(canvas, 'Save');
    const summary = await canvas.findByRole('region', { name: /Please check the following fields:/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await type(canvas, 'Email', 'aino@example');
    await type(canvas, 'Postal code', '005');
    await expect(
      canvas.getByRole('link', {
        name: 'Postal code: Zipcode length should be 5 and can only contain numbers',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getByText('Please check the following fields: Email, Phone number, Postal code'),
    ).toBeVisible();
  },
});

export const Saved: StoryObj = {
  ...alike(
    show({
      answers: {
        ...answers,
        [SAVE]: {
          type: 'success',
          patient: { ...AINO, phoneNumber: '+358501234567' },
          guardians: [],
          otherGuardians: [],
          next: null,
        },
      },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    await edit(canvas);
    await type(canvas, 'Phone number', '050 123 4567');
    await userEvent.tab();
    await expect(await field(canvas, 'Phone number')).toHaveValue('+358501234567');
    await press(canvas, 'Save');
    await expect(await canvas.findByText('The information has been saved')).toBeVisible();
    await expect(canvas.getByText('+358501234567')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit contact info' })).toHaveFocus();
  },
};

export const NotSaved: StoryObj = {
  ...alike(show({ answers: { ...answers, [SAVE]: { type: 'unknownError' } } })),
  ...english,
  play: async ({ canvas }) => {
    await edit(canvas);
    await type(canvas, 'Street address', 'Hämeentie 1');
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Something went wrong, please try again')).toBeVisible();
    await expect(await field(canvas, 'Street address')).toHaveValue('Hämeentie 1');
  },
};

/** Problems that only the server knows are shown beside their field; a new identification may be needed. */
export const IdentifyAnew: StoryObj = {
  ...alike(show({ problems: { [SAVE]: 'freshIdentificationRequired' } })),
  ...english,
  play: async ({ canvas }) => {
    await edit(canvas);
    await type(canvas, 'Email', 'aino@example.com');
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('link', { name: /dentify/ })).toBeVisible();
  },
};

/** Where codes by text message are switched off, nobody is offered them. */
export const WithoutSmsLogin: StoryObj = {
  ...alike(show({ answers: { ...answers, 'GET /api/mfa': { type: 'environment-has-mfa-disabled' } } })),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^SMS login is not available at the moment/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn on' })).toBeNull();
  },
};

/** Asks about unsaved changes before a link, another tab or the back button loses them. */
export const Leaving: StoryObj = {
  ...alike(show({})),
  ...english,
  play: async ({ canvas, canvasElement }) => {
    await edit(canvas);
    await type(canvas, 'Street address', 'Hämeentie 1');
    await userEvent.click(await canvas.findByRole('link', { name: 'Permissions' }));
    const body = canvasElement.ownerDocument.body;
    const dialog = await waitFor(() => {
      const found = body.querySelector('[role=alertdialog]');
      if (!found) throw new Error('There is no question');
      return found;
    });
    await expect(dialog).toHaveTextContent('Do you want to leave without saving?');
  },
};

/** An address that says what follows a save opens the form at once. */
export const ThenReload = alike(show({}, { saveAction: writeSaveAction({ type: 'reload-page' }) }));

export const ConsentsSaved: StoryObj = {
  ...alike(
    show({ answers: { ...answers, [CONSENT]: { type: 'success', ...CONSENTED } } }, { tab: 'consent' }),
  ),
  ...english,
  play: async ({ canvas }) => {
    await press(canvas, 'Save permissions');
    await expect(await canvas.findByText('The permissions have been saved')).toBeVisible();
  },
};

/** Who has viewed or changed the data, a page at a time. */
export const LogOpen: StoryObj = further({
  ...show({}, { tab: 'consent' }),
  ...english,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Show who has viewed or changed data'));
    await expect((await canvas.findAllByText('Professional, ID dr-77')).length).toBeGreaterThan(5);
    await expect(canvas.getByRole('heading', { level: 3, name: /Friday 20 November 2026$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
    const [row] = within(
      canvas.getAllByRole('list', { name: 'Views and changes, newest first' })[0] as HTMLElement,
    ).getAllByRole('listitem');
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(60);
  },
});

const openSessions: StoryObj['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByText('Show devices'));
};

/** Where the patient is logged in, after ending one session elsewhere. */
export const SessionsOpen: StoryObj = further({
  ...show({ answers: { ...answers, 'DELETE /api/sessions/{id}': { type: 'success' } } }),
  ...english,
  play: async (context) => {
    await openSessions(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Last used: now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out: Safari, iPhone' }));
    await expect(await canvas.findByText('You have been logged out on the device.')).toBeVisible();
    await expect(canvas.queryByText('Safari, iPhone')).toBeNull();
    await expect(canvas.getByText('Unknown browser, unknown device')).toBeVisible();
  },
});

export const OtherSessionsEnded: StoryObj = {
  ...alike(show({ answers: { ...answers, 'DELETE /api/sessions': { type: 'success' } } })),
  ...english,
  play: async (context) => {
    await openSessions(context);
    await press(context.canvas, 'Log out on other devices');
    await expect(await context.canvas.findByText('You are not logged in on other devices.')).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByText('You have been logged out on other devices.')).toBeVisible(),
    );
  },
};

export const OnlyThisSession: StoryObj = {
  ...alike(show({ answers: { ...answers, 'GET /api/sessions': { sessions: SESSIONS.slice(0, 1) } } })),
  ...english,
  play: async (context) => {
    await openSessions(context);
    await press(context.canvas, 'Log out: Chrome, Android phone');
    const question = await screen.findByRole('alertdialog', {
      name: 'Do you want to log out on this device?',
    });
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const SessionNotEnded: StoryObj = {
  ...alike(show({ problems: { 'DELETE /api/sessions/{id}': 'temporarilyUnavailable' } })),
  ...english,
  play: async (context) => {
    await openSessions(context);
    await press(context.canvas, 'Log out: Safari, iPhone');
    await expect(await context.canvas.findByText('Logging out failed. Please try again.')).toBeVisible();
    await expect(context.canvas.getByText('Safari, iPhone')).toBeVisible();
  },
};

export const SessionsFailed: StoryObj = {
  ...alike(
    show({
      answers: without('GET /api/sessions'),
      problems: { 'GET /api/sessions': 'temporarilyUnavailable' },
    }),
  ),
  ...english,
  play: async (context) => {
    await openSessions(context);
    await expect(
      await context.canvas.findByText('We could not show the devices. Please try again.'),
    ).toBeVisible();
  },
};

export const SessionsLoading: StoryObj = {
  ...alike(show({ answers: without('GET /api/sessions') })),
  ...english,
  play: openSessions,
};

const deletionRequested: StoryObj = {
  ...alike(
    show(
      {
        answers: {
          ...answers,
          [DELETE]: { type: 'success', requestedAt: '2026-11-21T06:00:00.000Z', isConfirmedByEmail: true },
        },
      },
      { tab: 'consent' },
    ),
  ),
  ...english,
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Request deletion');
    await userEvent.click(await confirmation(canvasElement));
    await expect(await canvas.findByText('We have received your request')).toBeVisible();
  },
};

export const DeletionRequested = readAs('deletion/2-received', deletionRequested);

export const DeletionRequestedInPikkujatti = readInPikkujatti(
  'deletion/2-received.pikkujatti',
  deletionRequested,
);

/** The question ahead of it. */
const deletionAsked: StoryObj = {
  ...alike(show({}, { tab: 'consent' })),
  ...english,
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Request deletion');
    await confirmation(canvasElement);
  },
};

export const DeletionAsked = readAs('deletion/1-question', deletionAsked);

export const DeletionAskedInPikkujatti = readInPikkujatti('deletion/1-question.pikkujatti', deletionAsked);

/** A patient whose identification is too old is led to identification and back here. */
export const DataNeedsIdentification: StoryObj = {
  ...alike(
    show(
      { problems: { [DATA]: 'freshIdentificationRequired', [DELETE]: 'freshIdentificationRequired' } },
      { tab: 'consent' },
    ),
  ),
  ...english,
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Download data');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Identify/ })).toHaveLength(1));
    await press(canvas, 'Request deletion');
    await userEvent.click(await confirmation(canvasElement));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Identify/ })).toHaveLength(2));
    // The closing question returns the focus to its button, so it has to be announced.
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

function confirmation(canvasElement: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const body = canvasElement.ownerDocument.body;
    const found = body.querySelector<HTMLElement>('[role=alertdialog] button');
    if (!found) throw new Error('There is no question');
    return found;
  });
}
