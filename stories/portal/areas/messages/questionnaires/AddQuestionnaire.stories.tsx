import { addedQuestionnaires, preview } from '@portal/web/areas/messages/questionnaires/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Adding questionnaires' } satisfies Meta;
export default meta;

const LIST = 'GET /api/workspace/questionnaires';
const PREVIEW = 'POST /api/workspace/questionnaires/preview';
const ADD = 'POST /api/workspace/questionnaires';
const page = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-questionnaires', params: {}, ...state }));
const answering = (answers: object, state: PageOptions = {}) =>
  page({ ...state, answers: { [LIST]: { questionnaires: addedQuestionnaires }, ...answers } });
const finnish = { globals: { language: 'fi', brand: 'kaari' } };

async function choose(canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas']) {
  const file = new File(['{}'], 'uni.json', { type: 'application/json' });
  await userEvent.upload(await canvas.findByLabelText('Kyselytiedosto'), file);
}

export const Added = further(answering({}));

export const Nothing = alike(page({ answers: { [LIST]: { questionnaires: [] } } }));

/** It can be tried out before it is added; what depends on an answer appears with it. */
export const Previewed: StoryObj = {
  ...further(answering({ [PREVIEW]: preview, [ADD]: { type: 'added', id: 7 } })),
  ...finnish,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Uni ja palautuminen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ei' }));
    await expect(await canvas.findByRole('textbox', { name: /Mikä vaikeuttaa/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(await canvas.findByText(/ei ole kaikkia tekstejä tällä kielellä/)).toBeVisible();
  },
};

export const AddedNow: StoryObj = {
  ...alike(answering({ [PREVIEW]: preview, [ADD]: { type: 'added', id: 7 } })),
  ...finnish,
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Lisää kysely' }));
    await expect(await canvas.findByText(/Uni ja palautuminen on lisätty/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lisää kysely' })).toBeNull();
  },
};

/** The field says that the file is refused, and the reasons stand below it. */
export const Refused: StoryObj = {
  ...further(
    answering({
      [PREVIEW]: {
        type: 'refused',
        faults: [
          { item: null, code: 'noVersion', about: '' },
          { item: '3', code: 'noUnit', about: '' },
          { item: '7', code: 'type', about: 'attachment' },
        ],
      },
    }),
  ),
  ...finnish,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/Suureelta puuttuu yksikkö/)).toBeVisible();
    await expect(canvas.getByLabelText('Kyselytiedosto')).toHaveAccessibleDescription(
      /Kyselyä uni.json ei voi lisätä/,
    );
  },
};

export const AlreadyThere: StoryObj = {
  ...alike(answering({ [PREVIEW]: { ...preview, isKnown: true } })),
  ...finnish,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('Tämä kysely on jo lisätty.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hylkää' }));
    await expect(canvas.queryByText('Tämä kysely on jo lisätty.')).toBeNull();
  },
};

export const NotAdded: StoryObj = {
  ...alike(answering({ [PREVIEW]: preview }, { problems: { [ADD]: 'temporarilyUnavailable' } })),
  ...finnish,
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Lisää kysely' }));
    await expect(await canvas.findByText('Kyselyn lisääminen ei onnistunut. Yritä uudelleen.')).toBeVisible();
  },
};

export const NotRead: StoryObj = {
  ...alike(answering({}, { problems: { [PREVIEW]: 'temporarilyUnavailable' } })),
  ...finnish,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/Tiedoston tarkistaminen ei onnistunut/)).toBeVisible();
  },
};

export const NotForYou = alike(page({ problems: { [LIST]: 'forbidden' } }));

export const Loading = alike(page({}));

export const Failed = alike(page({ problems: { [LIST]: 'temporarilyUnavailable' } }));
