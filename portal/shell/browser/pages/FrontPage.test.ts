import { describe, expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

const elsa = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
const LABEL = 'aria-label="Whose care you are managing"';

/** The pages that the tiles lead to. */
const tilesOf = (html: string) => [...html.matchAll(/<a[^>]*id="go-on-([\w-]+)"/g)].map(([, key]) => key);

describe('the front page', () => {
  test('leads to what patients often do, by their rights', async () => {
    const keysFor = async (...features: string[]) =>
      tilesOf((await renderPage('/en', { session: { features } })).html);
    const book = 'appointment-reservation-landing-page';
    expect(await keysFor()).toEqual([book, 'vaccinations-list', 'health-record', 'my-information']);
    expect(await keysFor('canRenewPrescriptions', 'certificates')).toEqual([
      book,
      'prescriptions-list',
      'vaccinations-list',
      'certificates',
    ]);
  });

  test('has its lists in one order, whatever they hold', async () => {
    const { html } = await renderPage('/en');
    const titles = ['Appointments', 'Visits', 'Prescriptions', 'Laboratory', 'Imaging'];
    const found = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
    expect(found.filter((title) => titles.includes(title ?? ''))).toEqual(titles);
  });
});

describe('whose matters they are, by faces', () => {
  const show = async (state: object) => (await renderPage('/en', { brand: 'pikkujatti', ...state })).html;
  const current = (html: string) => /aria-current="true".*?<\/span>([^<]+)<\/span>/s.exec(html)?.[1];

  test('the child for whom a guardian acts is marked before the register has answered', async () => {
    expect(current(await show({ session: { actingFor: elsa } }))).toBe('Elsa');
  });

  test('a guardian’s own matters are there while nobody knows of children', async () => {
    const html = await show({});
    expect(html).toContain(LABEL);
    expect(current(html)).toBeUndefined();
  });

  test('are not shown in a brand without guardians', async () => {
    expect((await renderPage('/en', { brand: 'kaari' })).html).not.toContain(LABEL);
  });
});
