import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs } from '../../../page-story.tsx';
import { REGISTERED, START, UNREGISTERED } from './registration-answers.ts';

const meta = { title: 'Pages/Registration/Registration' } satisfies Meta;

export default meta;

const story = (state: PageOptions) =>
  pageStory({ key: 'registration-page', params: {}, session: UNREGISTERED, ...state });
const begun = (start: object) => story({ answers: { [START]: start } });

const start = {
  person: { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' },
  patient: null,
  mayRegisterChild: false,
};

/** An identified person registers; nothing is asked twice. */
export const Self = readAs('registration/1-form', begun(start));

/** A guardian registers with a child, who lives elsewhere. */
export const WithChild: StoryObj = readAs(
  'registration/1-form.pikkujatti',
  further({
    ...pageStory({
      key: 'hpa-register',
      params: {},
      session: UNREGISTERED,
      answers: { [START]: { ...start, mayRegisterChild: true } },
      drafts: {
        register: { typed: { 'child.isGuardianHasSameAddress': false }, knownThen: null },
      },
    }),
    globals: { brand: 'pikkujatti' },
  }),
);

/** A patient is asked about the child only. */
export const ChildOnly = alike(begun({ ...start, patient: REGISTERED, mayRegisterChild: true }));

/** A patient with missing details. */
export const Incomplete = alike(begun({ ...start, patient: { ...REGISTERED, emailAddress: '' } }));

export const AlreadyCustomer = alike(begun({ ...start, patient: REGISTERED }));

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [START]: 'temporarilyUnavailable' } }));

/** Sent empty: problems are listed above and shown beside each field. */
export const Errors: StoryObj = readAs(
  'registration/2-errors',
  further({
    ...begun(start),
    globals: { language: 'fi' },
    play: async ({ canvas }) => {
      const form = await canvas.findByRole('form');
      form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull());
    },
  }),
);

/** The child's problems and the guardian's are listed separately above the form. */
export const ErrorsOfTwoAddresses: StoryObj = readAs(
  'registration/2-errors.pikkujatti',
  alike({
    ...WithChild,
    globals: { brand: 'pikkujatti', language: 'en' },
    play: async ({ canvas }) => {
      const form = await canvas.findByRole('form');
      await waitFor(() => expect(canvas.getAllByLabelText('Street address')).toHaveLength(2));
      form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      const links = () =>
        canvas.getAllByRole('link', { name: /street address/i }).map((link) => link.textContent);
      await waitFor(() => expect(links()).toHaveLength(2));
      await expect(links()[0]).toMatch(/^Your child’s address: /);
      await expect(links()[1]).not.toMatch(/^Your child’s address: /);
    },
  }),
);

const sent = (type: string): StoryObj =>
  alike({
    ...pageStory({
      key: 'registration-page',
      params: {},
      session: UNREGISTERED,
      answers: { [START]: start, 'POST /api/user/register': { type } },
      drafts: {
        register: { typed: { ...REGISTERED, acceptsTerms: true }, knownThen: null },
      },
    }),
    play: async ({ canvas, canvasElement }) => {
      const form = await canvas.findByRole('form');
      await waitFor(() => expect(form.querySelector('input[type=email]')).toHaveValue('matti@example.com'));
      form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      await waitFor(() => expect(canvasElement.querySelector('form p, [role=alert]')).not.toBeNull());
    },
  });

export const AlreadyExists = sent('userAlreadyExists');

export const UnknownError = sent('unknownError');
