import { describe, expect, test } from 'vitest';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
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
const html = async (url: string, state: object) => (await renderPage(url, state)).html;

describe('the list of questionnaires', () => {
  test.each([
    ['/fi/kyselyt', '/fi/kyselyt/8/vastaukset', 'Vastaa viimeistään'],
    ['/sv/rundfraga', '/sv/rundfraga/8/svar', 'Svara senast'],
    ['/en/questionnaires', '/en/questionnaires/8/results', 'Answer by'],
  ])(
    '%s leads to the questions of what is open, and to the answers of the rest',
    async (url, results, by) => {
      const page = await html(url, listOf(openInvitation, answeredInvitation));
      expect(page).toContain(`href="${url}/7"`);
      expect(page).toContain(`href="${results}"`);
      expect(page).toContain(by);
      expect(page.match(/<h1/g)).toHaveLength(1);
    },
  );

  test('says what there is none of', async () => {
    expect(await html('/fi/kyselyt', listOf())).toContain('Ei kyselyitä');
    expect(await html('/fi/kyselyt', listOf(answeredInvitation))).toContain('Ei vastattavia kyselyitä');
  });

  test('says that it failed, is on its way or out of use', async () => {
    expect(await html('/fi/kyselyt', { problems: { [LIST]: 'unexpected' } })).toContain('Yritä uudelleen');
    expect(await html('/fi/kyselyt', {})).toContain('Ladataan kyselyitä');
    const resting = { answers: { [LIST]: { type: 'maintenance-mode' } } };
    expect(await html('/en/questionnaires', resting)).toContain('Surveys are temporarily out of use.');
  });
});

describe('a questionnaire', () => {
  test('without answers is a form of what is asked so far', async () => {
    const page = await html('/fi/kyselyt/7', ok());
    expect(page).toContain('<form');
    expect(page).toContain('Kuinka monta tuntia nukut');
    expect(page).not.toContain('Mikä vaikeuttaa palautumista?');
    expect(page.match(/type="checkbox"/g)).toHaveLength(3);
    expect(page).toContain('Muu');
    expect(page).not.toContain('Kerro omin sanoin');
  });

  test.each([
    [35.5, 42, 'väliltä 35,5–42.'],
    [0, null, 'vähintään 0.'],
    [null, 24, 'enintään 24.'],
  ])('says how large a number from %s to %s may be, as Finnish writes it', async (min, max, words) => {
    const items = [item({ type: 'decimal', min, max })];
    expect(await html('/fi/kyselyt/7', ok(questionnaire({ sections: [{ title: null, items }] })))).toContain(
      words,
    );
  });

  test.each(['/fi/kyselyt/7', '/fi/kyselyt/7/vastaukset'])('with answers is read at %s', async (url) => {
    const page = await html(url, ok(answeredQuestionnaire));
    expect(page).not.toContain('<form');
    for (const words of [
      '6,5',
      '1–2 kertaa viikossa',
      'Vaihtuvat vuorot.',
      '31.7.2026',
      'Ei vastausta',
      'Yskä\nYöhikoilu',
    ])
      expect(page).toContain(words);
  });

  test('has no results before it is answered, and leads to its questions', async () => {
    const page = await html('/en/questionnaires/7/results', ok());
    expect(page).toContain('You have not answered this questionnaire yet.');
    expect(page).toContain('href="/en/questionnaires/7"');
  });

  test.each(['notFound', 'malformed'] as const)('that is %s says so', async (problem) => {
    for (const path of ['7', '7/results'])
      expect(await html(`/en/questionnaires/${path}`, { problems: { [ONE]: problem } })).toContain(
        'Questionnaire was not found.',
      );
  });

  test('that cannot be asked says so, and never to try again', async () => {
    for (const path of ['7', '7/vastaukset']) {
      const page = await html(`/fi/kyselyt/${path}`, {
        answers: { [ONE]: { type: 'cannot-be-asked', title: 'Kuvat' } },
      });
      expect(page).toMatch(/<h1[^>]*>Kuvat</);
      expect(page).toContain('Tähän kyselyyn ei voi vastata täällä');
      expect(page).toContain('href="tel:');
      expect(page).not.toMatch(/[Yy]ritä/);
    }
  });

  test('says that it failed or is out of use', async () => {
    expect(await html('/en/questionnaires/7', { problems: { [ONE]: 'unexpected' } })).toContain('Try again');
    const resting = { answers: { [ONE]: { type: 'maintenance-mode' } } };
    expect(await html('/en/questionnaires/7', resting)).toContain('Surveys are temporarily out of use.');
  });
});

describe('the front page', () => {
  const session = { ...patientSession, features: ['questionnaires'] };
  const front = (state: object) => html('/en', { session, ...state });

  test('has a block of questionnaires between laboratory and imaging, where there are some', async () => {
    const page = await front(listOf(openInvitation, answeredInvitation));
    const places = ['laboratory results', 'questionnaires', 'imaging results'].map((words) =>
      page.indexOf(`aria-label="Show all ${words}"`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('has none where there is nothing, and says where they could not be shown', async () => {
    expect(await front(listOf())).not.toContain('Show all questionnaires');
    expect(await front({ answers: { [LIST]: { type: 'maintenance-mode' } } })).not.toContain(
      'Show all questionnaires',
    );
    expect(await front({ problems: { [LIST]: 'unexpected' } })).toContain(
      'We could not show the questionnaires',
    );
    expect(await html('/en', listOf(openInvitation))).not.toContain('Show all questionnaires');
  });
});
