import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import {
  answeredInvitation,
  answeredQuestionnaire,
  item,
  openInvitation,
  questionnaire,
} from './fixtures.ts';

const LIST = 'GET /api/questionnaires';
const ONE = 'GET /api/questionnaires/{id}';
const ok = (one = questionnaire()) => ({ answers: { [ONE]: { type: 'ok', questionnaire: one } } });
const listOf = (...questionnaires: object[]) => ({ answers: { [LIST]: { type: 'ok', questionnaires } } });

describe('the list of questionnaires', () => {
  test.each([
    ['/fi/kyselyt', '/fi/kyselyt/8/vastaukset', 'Vastaa viimeistään'],
    ['/sv/rundfraga', '/sv/rundfraga/8/svar', 'Svara senast'],
    ['/en/questionnaires', '/en/questionnaires/8/results', 'Answer by'],
  ])(
    '%s leads to the questions of what is open, and to the answers of the rest',
    async (url, results, by) => {
      const page = await openPage(url, listOf(openInvitation, answeredInvitation));
      const link = (name: string) => page.getByRole('link', { name });
      await expect(link('Uni ja palautuminen')).toHaveAttribute('href', `${url}/7`);
      await expect(link('Työterveystarkastuksen esitiedot')).toHaveAttribute('href', results);
      await expect(page.getByRole('listitem').filter({ hasText: 'Uni ja palautuminen' })).toContainText(by);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  );

  test('says what there is none of', async () => {
    const empty = await openPage('/fi/kyselyt', listOf());
    await expect(empty.getByRole('heading', { name: 'Ei kyselyitä' })).toBeVisible();
    const answered = await openPage('/fi/kyselyt', listOf(answeredInvitation));
    await expect(answered.getByText('Ei vastattavia kyselyitä')).toBeVisible();
  });

  test('says that it failed, is on its way or out of use', async () => {
    const failed = await openPage('/fi/kyselyt', { problems: { [LIST]: 'unexpected' } });
    await expect(failed.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    const loading = await openPage('/fi/kyselyt');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Ladataan kyselyitä');
    const resting = await openPage('/en/questionnaires', {
      answers: { [LIST]: { type: 'maintenance-mode' } },
    });
    await expect(resting.getByText('Surveys are temporarily out of use.')).toBeVisible();
  });
});

describe('a questionnaire', () => {
  test('without answers is a form of what is asked so far', async () => {
    const page = await openPage('/fi/kyselyt/7', ok());
    const form = page.getByRole('form', { name: 'Uni ja palautuminen' });
    await expect(form.getByRole('textbox', { name: 'Kuinka monta tuntia nukut' })).toBeVisible();
    await expect(page.getByText('Mikä vaikeuttaa palautumista?')).toHaveCount(0);
    await expect(form.getByRole('checkbox')).toHaveCount(3);
    await expect(form.getByRole('checkbox', { name: 'Muu' })).toBeVisible();
    await expect(page.getByText('Kerro omin sanoin')).toHaveCount(0);
  });

  test.each([
    [35.5, 42, 'väliltä 35,5–42.'],
    [0, null, 'vähintään 0.'],
    [null, 24, 'enintään 24.'],
  ])('says how large a number from %s to %s may be, as Finnish writes it', async (min, max, words) => {
    const items = [item({ type: 'decimal', min, max })];
    const page = await openPage('/fi/kyselyt/7', ok(questionnaire({ sections: [{ title: null, items }] })));
    await expect(page.getByText(words)).toBeVisible();
  });

  test.each(['/fi/kyselyt/7', '/fi/kyselyt/7/vastaukset'])('with answers is read at %s', async (url) => {
    const page = await openPage(url, ok(answeredQuestionnaire));
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('definition')).toContainText([
      '6,5',
      '1–2 kertaa viikossa',
      'Ei',
      'Vaihtuvat vuorot.',
      'Ei vastausta',
      '31.7.2026',
      'Yskä Yöhikoilu',
      'Ei vastausta',
    ]);
  });

  test('has no results before it is answered, and leads to its questions', async () => {
    const page = await openPage('/en/questionnaires/7/results', ok());
    await expect(page.getByText('You have not answered this questionnaire yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Answer the questionnaire' })).toHaveAttribute(
      'href',
      '/en/questionnaires/7',
    );
  });

  test.each(['notFound', 'malformed'] as const)('that is %s says so', async (problem) => {
    for (const path of ['7', '7/results']) {
      const page = await openPage(`/en/questionnaires/${path}`, { problems: { [ONE]: problem } });
      await expect(page.getByRole('heading', { name: 'Questionnaire was not found.' })).toBeVisible();
    }
  });

  test('that cannot be asked says so, and never to try again', async () => {
    for (const path of ['7', '7/vastaukset']) {
      const page = await openPage(`/fi/kyselyt/${path}`, {
        answers: { [ONE]: { type: 'cannot-be-asked', title: 'Kuvat' } },
      });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kuvat');
      await expect(main.getByText('Tähän kyselyyn ei voi vastata täällä')).toBeVisible();
      await expect(main.getByRole('link', { name: '010 380 3838' })).toHaveAttribute(
        'href',
        'tel:0103803838',
      );
      await expect(main.getByText('yritä')).toHaveCount(0);
    }
  });

  test('says that it failed or is out of use', async () => {
    const failed = await openPage('/en/questionnaires/7', { problems: { [ONE]: 'unexpected' } });
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
    const resting = await openPage('/en/questionnaires/7', {
      answers: { [ONE]: { type: 'maintenance-mode' } },
    });
    await expect(resting.getByText('Surveys are temporarily out of use.')).toBeVisible();
  });
});

describe('the front page', () => {
  const session = { ...patientSession, features: ['questionnaires'] };
  const front = (state: object) => openPage('/en', { session, ...state });
  const all = { name: 'Show all questionnaires' };

  test('has a block of questionnaires between laboratory and imaging, where there are some', async () => {
    const page = await front(listOf(openInvitation, answeredInvitation));
    const blocks = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const place = blocks.indexOf('Questionnaires');
    expect(blocks.slice(place - 1, place + 2)).toEqual(['Laboratory', 'Questionnaires', 'Imaging']);
    await expect(page.getByRole('link', all)).toBeVisible();
  });

  test('has none where there is nothing, and says where they could not be shown', async () => {
    const empty = await front(listOf());
    await expect(empty.getByRole('link', all)).toHaveCount(0);
    const resting = await front({ answers: { [LIST]: { type: 'maintenance-mode' } } });
    await expect(resting.getByRole('link', all)).toHaveCount(0);
    const failed = await front({ problems: { [LIST]: 'unexpected' } });
    await expect(failed.getByText('We could not show the questionnaires')).toBeVisible();
    const without = await openPage('/en', listOf(openInvitation));
    await expect(without.getByRole('link', all)).toHaveCount(0);
  });
});
