import type { RecordShare } from '@portal/web/areas/record/record-sharing/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Record sharing' } satisfies Meta;
export default meta;

const LIST = 'GET /api/record-shares';
const MAKE = 'POST /api/record-shares';
const share: RecordShare = {
  id: 3,
  contents: 'health-record',
  by: 'you',
  recipient: 'Lääkäri Niemi, Keskussairaala',
  madeAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-12-20T08:00:00.000Z',
  state: 'open',
  openings: [{ at: '2026-11-20T09:12:00.000Z', reader: 'Sanna Niemi, Keskussairaala' }],
};
const over: RecordShare = { ...share, id: 2, contents: 'prescription', state: 'ended', openings: [] };
const tried: RecordShare = { ...share, id: 1, contents: 'vaccinations', state: 'wrongCodes', openings: [] };
const story = (state: PageOptions) => pageStory({ key: 'record-sharing', params: {}, ...state });
const show = (shares: readonly RecordShare[], more: object = {}) =>
  story({ answers: { [LIST]: { shares }, ...more } });

async function make(canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas']): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(/Kenelle jaat/), 'Lääkäri Niemi');
  await userEvent.click(canvas.getByRole('button', { name: 'Luo linkki ja koodi' }));
}

/** The patient has shared nothing yet. */
export const None = alike(show([]));

/** One that works and was opened, one that has ended, and one that somebody has guessed at. */
export const Several = further(show([share, over, tried]));

/** One that was opened as often as one may be. */
export const UsedUp: StoryObj = {
  ...alike(show([{ ...share, state: 'usedUp', openings: Array(20).fill(share.openings[0]) }])),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Avattu 20 kertaa/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Lopeta jakaminen/ })).toBeVisible();
  },
};

/** Right after it was made: the only time that link and code are shown. */
export const Made: StoryObj = {
  ...further(
    show([], {
      [MAKE]: {
        type: 'success',
        share: { ...share, openings: [] },
        url: `http://kaari.localhost:3000/fi/jaettu/${'a'.repeat(43)}`,
        code: '48213976',
      },
    }),
  ),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await make(canvas);
    await expect(await canvas.findByLabelText('Koodi')).toHaveValue('4821 3976');
  },
};

/** The patient has as many as they may have at a time. */
export const TooMany: StoryObj = {
  ...alike(show([share], { [MAKE]: { type: 'tooMany', most: 5 } })),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await make(canvas);
    await expect(await canvas.findByText(/Sinulla on jo 5 toimivaa linkkiä/)).toBeVisible();
  },
};

/** The identification is too old to open the record to somebody. */
export const IdentifyAgain: StoryObj = {
  ...alike(
    story({ answers: { [LIST]: { shares: [] } }, problems: { [MAKE]: 'freshIdentificationRequired' } }),
  ),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await make(canvas);
    await expect(await canvas.findByRole('link', { name: 'Tunnistaudu' })).toBeVisible();
  },
};

/** Nobody is named for whom it is. */
export const WithoutRecipient: StoryObj = {
  ...alike(show([])),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Luo linkki ja koodi' }));
    await expect(await canvas.findByLabelText(/Kenelle jaat/)).toBeInvalid();
  },
};

/** Ended at the patient's word. */
export const Ended: StoryObj = {
  ...alike(show([share], { 'DELETE /api/record-shares/{id}': { type: 'success' } })),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lopeta jakaminen/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lopeta jakaminen' }));
    await expect(await canvas.findByText('Jakaminen on lopetettu.')).toBeVisible();
  },
};

const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
const nurse: RecordShare = {
  ...share,
  recipient: 'Rantakylän koulu',
  openings: [{ at: '2026-11-20T09:12:00.000Z', reader: 'Terveydenhoitaja Laaksonen' }],
};
const another: RecordShare = { ...nurse, id: 4, by: 'anotherGuardian', recipient: 'Puheterapeutti Salo' };

const ofAChild = (shares: readonly RecordShare[]) =>
  story({ answers: { [LIST]: { shares } }, session: { actingFor } });

/** A guardian shares for a child, and so does another guardian. */
export const OfAChild = alike(ofAChild([another, nurse]));

/** A guardian has shared nothing of the child's yet. */
export const NoneOfAChild: StoryObj = {
  ...alike(ofAChild([])),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lapsen terveystietoja ei ole jaettu.')).toBeVisible();
    await expect(canvas.getByText(/kun et enää voi asioida lapsen puolesta/)).toBeVisible();
  },
};

/** An order protects the child: to whom another guardian takes the child is not told. */
export const Hidden: StoryObj = {
  ...alike(
    ofAChild([{ ...another, recipient: null, openings: [{ at: '2026-11-20T09:12:00.000Z', reader: null }] }]),
  ),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saajaa ei näytetä')).toBeVisible();
    await expect(canvas.getByText('Avattu kerran', { exact: false })).toBeVisible();
    await expect(canvas.queryByText(/itse kertonut nimensä/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Lopeta jakaminen: Saajaa ei näytetä' })).toBeVisible();
  },
};

/** The patient sees what a guardian shares of theirs, and ends it. */
export const OfAGuardian: StoryObj = {
  ...alike(show([{ ...nurse, by: 'guardian' }])),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Huoltajasi jakaa tiedot')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Lopeta jakaminen/ })).toBeVisible();
  },
};

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [LIST]: 'temporarilyUnavailable' } }));
