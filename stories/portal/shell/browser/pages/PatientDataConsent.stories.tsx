import { CONSENTED, NEVER_CONSENTED } from '@portal/web/areas/person/patient-information/testing/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Handling of patient data' } satisfies Meta;
export default meta;

const CONSENT = 'GET /api/user/consent';
const show = (state: PageOptions) => pageStory({ key: 'patient-data-consent', params: {}, ...state });

/** Without the confirmation nothing is saved. */
export const NotYetConfirmed: StoryObj = {
  ...show({ answers: { [CONSENT]: NEVER_CONSENTED } }),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm and save' }));
    const summary = await canvas.findByRole('region', { name: /Please check the following fields/ });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Confirmed = alike(show({ answers: { [CONSENT]: CONSENTED } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [CONSENT]: 'temporarilyUnavailable' } }));
