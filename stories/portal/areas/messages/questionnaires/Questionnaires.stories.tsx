import {
  answeredInvitation,
  answeredQuestionnaire,
  item,
  openInvitation,
  questionnaire,
} from '@portal/web/areas/messages/questionnaires/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory, printed } from '../../../page-story.tsx';

const meta = { title: 'Pages/Questionnaires' } satisfies Meta;
export default meta;

const LIST = 'GET /api/questionnaires';
const ONE = 'GET /api/questionnaires/{id}';
const SEND = 'POST /api/customer-messaging';
const session = { features: ['questionnaires'] };
const resting = { type: 'maintenance-mode' };

const inKaari = (story: StoryObj) => onlyIn('kaari', story);
const list = (state: PageOptions) =>
  inKaari(pageStory({ key: 'questionnaire-list', params: {}, session, ...state }));
const listOf = (...questionnaires: object[]) => list({ answers: { [LIST]: { type: 'ok', questionnaires } } });
const one = (state: PageOptions) =>
  inKaari(pageStory({ key: 'questionnaire', params: { id: 7 }, session, ...state }));
const open = (more: object = {}, state: PageOptions = {}) =>
  one({ ...state, answers: { [ONE]: { type: 'ok', questionnaire: questionnaire() }, ...more } });
const results = (state: PageOptions) =>
  inKaari(pageStory({ key: 'questionnaire-results', params: { id: 7 }, session, ...state }));

export const List = further(listOf(openInvitation, answeredInvitation));

export const NothingToAnswer = alike(listOf(answeredInvitation));

export const None = alike(listOf());

export const Loading = alike(list({}));

export const Failed = alike(list({ problems: { [LIST]: 'temporarilyUnavailable' } }));

export const ListInMaintenance = alike(list({ answers: { [LIST]: resting } }));

export const Filling: StoryObj = {
  ...further(open()),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Ei'));
    await expect(await canvas.findByLabelText(/Mikä vaikeuttaa palautumista/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Yskä'));
    await userEvent.click(canvas.getByLabelText('Muu'));
    await expect(canvas.getByLabelText('Yskä')).toBeChecked();
    await expect(await canvas.findByLabelText('Kerro omin sanoin')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Milloin viimeisin lomasi/), '31.7.84');
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä vastaukset' }));
    await expect(await canvas.findByText('Tarkista nämä vastaukset')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /lomasi.*esimerkiksi 31.7.1984/ })).toBeVisible();
  },
};

const OFTEN = ['En lainkaan', 'Useana päivänä', 'Suurimpana osana päivistä', 'Lähes joka päivä'];
const scales = questionnaire({
  title: 'Kipu ja jaksaminen',
  description: null,
  sections: [
    {
      title: 'Kipu',
      items: [
        item({
          linkId: 'pain',
          type: 'integer',
          text: 'Kuinka kova kipu on nyt?',
          min: 0,
          max: 10,
          scale: { lowest: 'Ei kipua', highest: 'Pahin mahdollinen kipu' },
        }),
      ],
    },
    {
      title: 'Viimeiset kaksi viikkoa',
      items: ['Olen ollut väsynyt.', 'Olen nukkunut huonosti.'].map((text, nth) =>
        item({
          linkId: `often-${nth}`,
          type: 'choice',
          text,
          isRequired: nth === 0,
          isInColumns: true,
          options: OFTEN.map((label) => ({ value: label, label })),
        }),
      ),
    },
  ],
});

/** Scales of numbers and of words; what is optional can be taken back. */
export const Scales: StoryObj = {
  ...further(open({ [ONE]: { type: 'ok', questionnaire: scales } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const pain = await canvas.findByRole('radiogroup', { name: /Kuinka kova kipu on nyt/ });
    await userEvent.click(within(pain).getByRole('radio', { name: '7' }));
    const [clear] = canvas.getAllByRole('button', { name: 'Poista valinta' });
    if (!clear) throw new Error('Nothing takes the choice back');
    await userEvent.click(clear);
    await expect(within(pain).getByRole('radio', { name: '7' })).not.toBeChecked();
    await userEvent.click(within(pain).getByRole('radio', { name: '3' }));
    const tired = canvas.getByRole('radiogroup', { name: /Olen ollut väsynyt/ });
    await userEvent.click(within(tired).getByRole('radio', { name: 'Useana päivänä' }));
    // What has to be answered is changed, not taken back.
    await expect(canvas.getAllByRole('button', { name: 'Poista valinta' })).toHaveLength(1);
  },
};

const fill: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/Kuinka monta tuntia/), '7,5');
  await userEvent.click(canvas.getByLabelText('En koskaan'));
  await userEvent.click(canvas.getByLabelText('Kyllä'));
  await userEvent.click(canvas.getByRole('button', { name: 'Lähetä vastaukset' }));
};

export const Sent: StoryObj = {
  ...alike(
    open({
      [SEND]: { data: { answerQuestionnaire: { type: 'answered', answeredAt: '2026-11-21T06:00:00.000Z' } } },
    }),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText('Kiitos! Vastauksesi on lähetetty.')).toBeVisible();
    await expect(await context.canvas.findByText('7,5')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Lähetä vastaukset' })).toBeNull();
  },
};

const refused = (type: string, words: RegExp): StoryObj => ({
  ...alike(open({ [SEND]: { data: { answerQuestionnaire: { type } } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async (context) => {
    await fill(context);
    await expect((await context.canvas.findAllByText(words))[0]).toBeVisible();
    await expect(context.canvas.getByLabelText(/Kuinka monta tuntia/)).toHaveValue('7,5');
  },
});

export const AnsweredElsewhere = refused('alreadyAnswered', /on jo vastattu/);

export const ClosedMeanwhile = refused('maintenance-mode', /tilapäisesti pois käytöstä. Mitään ei lähetetty/);

export const NotSent: StoryObj = {
  ...alike(open({}, { problems: { [SEND]: 'unexpected' } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText(/Vastausten lähettäminen ei onnistunut/)).toBeVisible();
    await expect(context.canvas.getByLabelText(/Kuinka monta tuntia/)).toHaveValue('7,5');
  },
};

export const Answered = alike(
  one({ answers: { [ONE]: { type: 'ok', questionnaire: answeredQuestionnaire } } }),
);

export const NotFound = alike(one({ problems: { [ONE]: 'notFound' } }));

export const CannotBeAsked = alike(
  one({ answers: { [ONE]: { type: 'cannot-be-asked', title: 'Kuvat ihosta' } } }),
);

export const OneLoading = alike(one({}));

export const OneFailed = alike(one({ problems: { [ONE]: 'temporarilyUnavailable' } }));

export const InMaintenance = alike(one({ answers: { [ONE]: resting } }));

export const Results = further(
  results({ answers: { [ONE]: { type: 'ok', questionnaire: answeredQuestionnaire } } }),
);

export const ResultsPrinted = printed('kaari', Results);

export const NoResultsYet = alike(
  results({ answers: { [ONE]: { type: 'ok', questionnaire: questionnaire() } } }),
);
