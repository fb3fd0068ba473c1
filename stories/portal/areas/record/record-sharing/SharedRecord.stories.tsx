import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Shared record' } satisfies Meta;
export default meta;

const OPEN = 'POST /api/anon/record-shares/{share}';
const story = (state: PageOptions = {}) =>
  pageStory({ key: 'shared-record', params: { share: 'a'.repeat(43) }, session: visitorSession, ...state });

async function open(
  canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas'],
  code = '4821 3976',
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(/^Koodi/), code);
  await userEvent.type(canvas.getByLabelText(/Nimesi ja hoitopaikkasi/), 'Sanna Niemi, Keskussairaala');
  await userEvent.click(canvas.getByRole('button', { name: 'Avaa tiedot' }));
}

/** Before the code: it says nothing of the patient. */
export const Asking = further(story());

/** The code was right. */
export const Opened: StoryObj = {
  ...further(
    story({
      answers: {
        [OPEN]: { type: 'success', ticket: 'b'.repeat(43), endsAt: '2026-11-20T09:22:00.000Z' },
      },
    }),
  ),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByRole('link', { name: 'Lataa PDF-tiedosto' })).toBeVisible();
  },
};

/** Wrong, ended or unknown: which of these is told to nobody. */
export const NotOpened: StoryObj = {
  ...alike(story({ answers: { [OPEN]: { type: 'notOpened' } } })),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tietoja ei voitu avata.');
  },
};

/** The code is too short to be one. */
export const WrongField: StoryObj = {
  ...alike(story()),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await open(canvas, '4821');
    await expect(await canvas.findByLabelText(/^Koodi/)).toBeInvalid();
  },
};

export const Failed: StoryObj = {
  ...alike(story({ problems: { [OPEN]: 'temporarilyUnavailable' } })),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
