import {
  contentItem,
  contentList,
  helpItem,
  helpTopics,
  noticeContent,
} from '@portal/web/areas/service/content/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Content' } satisfies Meta;
export default meta;

const LIST = 'GET /api/content';
const ITEM = 'GET /api/content/{id}';
const ADD = 'POST /api/content/notices';
const SAVE = 'POST /api/content/{id}/versions';
const RESTORE = 'POST /api/content/{id}/restoration';
const PUBLISH = 'PUT /api/content/{id}/publication';
const TOPICS = 'GET /api/help/topics';
const list = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-content', params: {}, ...state }));
const item = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-content-item', params: { id: 7 }, ...state }));
const withAnswer = (answers: Readonly<Record<string, object>>) =>
  alike(item({ answers: { [ITEM]: contentItem(), ...answers } }));
const inFinnish = { language: 'fi', brand: 'kaari' };

export const List = further(list({ answers: { [LIST]: contentList() } }));

export const NothingWritten: StoryObj = {
  ...alike(list({ answers: { [LIST]: { notices: [] }, [ADD]: { type: 'saved', id: 7, version: 1 } } })),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tiedotteita ja ohjeita ei ole vielä')).toBeVisible();
    await userEvent.click(canvas.getByText('Kirjoita uusi tiedote'));
    const form = within(canvas.getByRole('form', { name: 'Tiedote' }));
    await userEvent.click(form.getByRole('button', { name: 'Tallenna versio' }));
    // Each language is named, and the focus is where it is read.
    const summary = await canvas.findByRole('region', { name: /Tarkista nämä kohdat/ });
    await expect(within(summary).getByRole('link', { name: 'Suomi: Kirjoita otsikko.' })).toBeVisible();
    await expect(within(summary).getByRole('link', { name: 'English: Kirjoita teksti.' })).toBeVisible();
  },
};

/** An answer of the help begins with the portal's own. */
export const NewAnswer: StoryObj = {
  ...alike(list({ answers: { [LIST]: { notices: [] }, [TOPICS]: helpTopics() } })),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Kirjoita uusi ohje'));
    const form = within(await canvas.findByRole('form', { name: 'Ohje' }));
    await userEvent.click(await form.findByRole('combobox', { name: /^Aihe/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ota yhteyttä' }));
    await userEvent.click(form.getByRole('combobox', { name: /^Mikä kysymys korvataan/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Milloin asiakaspalvelu vastaa?' }));
    await expect(form.getByRole('textbox', { name: /^Vastaus/ })).toHaveValue(
      'Palvelemme numerossa {phone}: {hours}.',
    );
    const preview = within(await form.findByRole('region', { name: 'Esikatselu' }));
    await expect(preview.getByText(/Palvelemme numerossa/)).toHaveTextContent('010 380 3838');
    await userEvent.type(form.getByRole('textbox', { name: /^Vastaus/ }), '{{numero}');
    await userEvent.click(form.getByRole('button', { name: 'Tallenna versio' }));
    await expect(await form.findByRole('link', { name: /Tarkista aaltosulkeet/ })).toBeVisible();
  },
};

/** A topic that operators add has a name and a place, and answers can be written for it. */
export const NewTopic: StoryObj = {
  ...alike(
    list({
      answers: {
        [LIST]: { notices: [{ ...contentList().notices[0], id: 12, title: 'Etäseuranta', kind: 'topic' }] },
        [TOPICS]: helpTopics(),
        [ADD]: { type: 'saved', id: 7, version: 1 },
      },
    }),
  ),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ohjeiden aihe\./)).toBeVisible();
    await userEvent.click(canvas.getByText('Lisää ohjeisiin aihe'));
    const form = within(await canvas.findByRole('form', { name: 'Ohjeiden aihe' }));
    await userEvent.click(form.getByRole('button', { name: 'Tallenna versio' }));
    await expect(await form.findByRole('link', { name: /Kirjoita otsikko/ })).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Aiheen nimi/ }), 'Kuntoutus');
    const preview = within(await form.findByRole('region', { name: 'Esikatselu' }));
    await expect(preview.getByRole('heading', { name: 'Kuntoutus' })).toBeVisible();
    await userEvent.click(canvas.getByText('Kirjoita uusi ohje'));
    const answer = within(await canvas.findByRole('form', { name: 'Ohje' }));
    await userEvent.click(await answer.findByRole('combobox', { name: /^Aihe/ }));
    await expect(await screen.findByRole('option', { name: 'Etäseuranta' })).toBeVisible();
  },
};

export const Answer: StoryObj = {
  ...alike(item({ answers: { [ITEM]: helpItem(), [TOPICS]: helpTopics() } })),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Poista kysymys ohjeista' })).toBeVisible();
    await userEvent.click(await canvas.findByText('Versio 1', { selector: 'h3' }));
    // Its name is there at once, and that of its version comes with the topics.
    await waitFor(() => expect(canvas.getAllByText('Ota yhteyttä').length).toBeGreaterThan(1));
  },
};

export const Item = further(item({ answers: { [ITEM]: contentItem() } }));

export const Previewed: StoryObj = {
  ...withAnswer({}),
  globals: inFinnish,
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole('region', { name: 'Esikatselu' });
    const [title] = canvas.getAllByRole('textbox', { name: /^Tiedotteen otsikko/ });
    await userEvent.clear(title as HTMLElement);
    await userEvent.type(title as HTMLElement, '<b>Uusi</b> otsikko');
    await expect(await within(preview).findByText(/<b>Uusi<\/b> otsikko/)).toBeVisible();
    await userEvent.click(within(preview).getByRole('radio', { name: 'English' }));
    await expect(within(preview).getByText(/Influenza vaccinations have begun/)).toBeVisible();
    await userEvent.click(within(preview).getByRole('radio', { name: 'Tietokone' }));
    await expect(within(preview).getByRole('link', { name: 'Book an appointment' })).toBeVisible();
  },
};

export const ChangedMeanwhile: StoryObj = {
  ...withAnswer({ [SAVE]: { type: 'changedMeanwhile', by: 'Otso Salo', at: '2026-03-23T08:00:00.000Z' } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Esikatselu' });
    const [title] = canvas.getAllByRole('textbox', { name: /^Tiedotteen otsikko/ });
    await userEvent.type(title as HTMLElement, ' nyt');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna versio' }));
    await expect(await canvas.findByText(/Mitään ei tallennettu, ja tekstisi on yhä/)).toBeVisible();
    await expect(title).toHaveValue('Influenssarokotukset ovat alkaneet nyt');
  },
};

export const Published: StoryObj = {
  ...withAnswer({ [PUBLISH]: { type: 'done' } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Julkaise versio 3' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Haluatko julkaista tiedotteen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Julkaise' }));
    await expect(await canvas.findByText('Tiedote on julkaistu.')).toBeVisible();
  },
};

export const Restored: StoryObj = {
  ...withAnswer({ [RESTORE]: { type: 'saved', version: 4 } }),
  globals: inFinnish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Versio 2', { selector: 'h3' }));
    await expect(await canvas.findByText(/Nyt: Etusivu, Ajanvaraus/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Palauta versio 2' }));
    await expect(await canvas.findByText(/Vanha versio on nyt uusin/)).toBeVisible();
  },
};

export const Draft = alike(
  item({
    answers: {
      [ITEM]: contentItem({
        state: 'draft',
        published: null,
        publications: [],
        versions: [
          {
            version: 1,
            savedAt: '2026-03-19T07:05:00.000Z',
            by: 'Outi Koivula',
            restoredFrom: null,
            notice: noticeContent(),
          },
        ],
      }),
    },
  }),
);

export const NotForYou = alike(list({ problems: { [LIST]: 'forbidden' } }));

export const NotFound = alike(item({ problems: { [ITEM]: 'notFound' } }));

export const Loading = alike(item({}));

export const ListLoading = alike(list({}));

export const Failed = alike(item({ problems: { [ITEM]: 'temporarilyUnavailable' } }));

export const ListFailed = alike(list({ problems: { [LIST]: 'temporarilyUnavailable' } }));
