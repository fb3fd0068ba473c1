import { clinicItem, clinicList } from '@portal/web/areas/service/content/clinic-fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Content of clinics' } satisfies Meta;
export default meta;

const LIST = 'GET /api/clinic-content';
const ITEM = 'GET /api/clinic-content/{clinic}';
const SAVE = 'POST /api/clinic-content/{clinic}/versions';
const RESTORE = 'POST /api/clinic-content/{clinic}/restoration';
const PUBLISH = 'PUT /api/clinic-content/{clinic}/publication';
const list = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-clinics', params: {}, ...state }));
const item = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-clinic', params: { clinic: 'KAM' }, ...state }));
const withAnswer = (answers: Readonly<Record<string, object>>) =>
  alike(item({ answers: { [ITEM]: clinicItem(), ...answers } }));
const inFinnish = { language: 'fi', brand: 'kaari' };

export const List = alike(list({ answers: { [LIST]: clinicList() } }));

export const Empty = alike(list({ answers: { [LIST]: { clinics: [] } } }));

export const Clinic = further(item({ answers: { [ITEM]: clinicItem() } }));

/** What is typed is seen as patients will see it, and saved as the next version. */
export const Saved: StoryObj = {
  ...withAnswer({ [SAVE]: { type: 'saved', version: 4 } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Toimipiste' }));
    const preview = within(await form.findByRole('region', { name: 'Esikatselu' }));
    const [parking] = form.getAllByRole('textbox', { name: /^Pysäköinti/ });
    await userEvent.type(parking as HTMLElement, '<b>Torilla</b>');
    await expect(await preview.findByText('<b>Torilla</b>')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Lisää aukioloaika' }));
    await expect(form.getByRole('region', { name: 'Aukioloaika 4' })).toBeVisible();
    await expect(preview.getByText(/^ma–to$/i)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Tallenna versio' }));
    // A text that stands in one language is missing in the others.
    await expect(await form.findByRole('link', { name: /^English, Pysäköinti: / })).toBeVisible();
    for (const field of form.getAllByRole('textbox', { name: /^Pysäköinti/ }).slice(1))
      await userEvent.type(field, 'Torilla');
    await userEvent.click(form.getByRole('button', { name: 'Tallenna versio' }));
    await expect(await canvas.findByText(/Versio 4 on tallennettu/)).toBeVisible();
  },
};

/** What is wrong stands beside its field and names its row. */
export const Wrong: StoryObj = {
  ...withAnswer({}),
  globals: inFinnish,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Toimipiste' }));
    const row = within(form.getByRole('region', { name: 'Aukioloaika 2' }));
    await userEvent.clear(row.getByRole('textbox', { name: /^Sulkeutuu/ }));
    await userEvent.type(row.getByRole('textbox', { name: /^Sulkeutuu/ }), '7');
    await userEvent.click(form.getByRole('button', { name: 'Lisää poikkeus' }));
    await userEvent.click(form.getByRole('button', { name: 'Tallenna versio' }));
    const summary = within(await form.findByRole('region', { name: /Tarkista nämä kohdat/ }));
    await expect(
      summary.getByRole('link', { name: /^Aukioloaika 2, Sulkeutuu klo: Kirjoita sulkeutumisaika/ }),
    ).toBeVisible();
    await expect(summary.getByRole('link', { name: /^Poikkeus 2, Päivä: / })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Poista poikkeus 2' }));
    await expect(form.queryByRole('region', { name: 'Poikkeus 2' })).toBeNull();
  },
};

export const ChangedMeanwhile: StoryObj = {
  ...withAnswer({ [SAVE]: { type: 'changedMeanwhile', by: 'Otso Salo', at: '2026-03-23T08:00:00.000Z' } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: /^Postinumero/ });
    await userEvent.clear(code);
    await userEvent.type(code, '00190');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna versio' }));
    await expect(await canvas.findByText(/Mitään ei tallennettu, ja tekstisi on yhä/)).toBeVisible();
    await expect(code).toHaveValue('00190');
  },
};

export const Published: StoryObj = {
  ...withAnswer({ [PUBLISH]: { type: 'done' } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Julkaise versio 3' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Haluatko julkaista toimipisteen sisällön?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Julkaise' }));
    await expect(await canvas.findByText('Toimipisteen sisältö on julkaistu.')).toBeVisible();
  },
};

/** A clinic always tells something: withdrawing what is published shows what was before. */
export const Withdrawn: StoryObj = {
  ...withAnswer({ [PUBLISH]: { type: 'done' } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Näytä taas versio 1' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Haluatko palauttaa aiemman version näkyviin?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Näytä aiempi versio' }));
    await expect(await canvas.findByText('Potilaat näkevät taas aiemman version.')).toBeVisible();
  },
};

export const NotRestored: StoryObj = {
  ...withAnswer({ [RESTORE]: { type: 'nameTaken' } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Versio 3', { selector: 'h3' }));
    await expect(await canvas.findByText(/Nyt: maanantai 08:00–16:00/)).toBeVisible();
    await userEvent.click(canvas.getByText('Versio 2', { selector: 'h3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Palauta versio 2' }));
    await expect(await canvas.findByText(/Samanniminen toimipiste on jo olemassa/)).toBeVisible();
  },
};

export const NotForYou = alike(list({ problems: { [LIST]: 'forbidden' } }));

export const NotFound = alike(item({ problems: { [ITEM]: 'notFound' } }));

export const Loading = alike(item({}));

export const ListLoading = alike(list({}));

export const Failed = alike(item({ problems: { [ITEM]: 'temporarilyUnavailable' } }));

export const ListFailed = alike(list({ problems: { [LIST]: 'temporarilyUnavailable' } }));
