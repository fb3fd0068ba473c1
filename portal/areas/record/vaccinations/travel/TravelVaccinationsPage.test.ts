import { describe, test } from 'vitest';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { publicBrandOf } from '#shell/browser/testing/page-state.ts';
import { travelProtections } from '../fixtures.ts';

const KEY = 'GET /api/vaccinations/travel';
const show = (url: string, answer: object, more: object = {}) =>
  openPage(url, { answers: { [KEY]: answer }, ...more });

describe('vaccinations for journeys', () => {
  test.each([
    ['/fi/rokotukset/matkailu', 'Keltakuume', 'voimassa koko elämän', 'Tulosta matkaa varten'],
    ['/sv/vaccinationer/resor', 'Gula febern', 'gäller hela livet', 'Skriv ut för resan'],
    ['/en/vaccinations/travel', 'Yellow fever vaccine', 'valid for life from', 'Print for travelling'],
  ])(
    '%s are told with dose, batch and how long they last, and can be printed',
    async (url, name, lasting, print) => {
      const main = (await show(url, travelProtections(name))).getByRole('main');
      const row = main.getByRole('listitem').first();
      for (const words of [name, 'Yellow fever vaccine', 'Stamaril', 'YF-2018-7', lasting])
        await expect(row).toContainText(words);
      await expect(main.getByRole('button', { name: print })).toBeVisible();
    },
  );

  test('have a nurse to ask where no source says how long they last', async () => {
    const main = (await show('/en/vaccinations/travel', travelProtections())).getByRole('main');
    const row = (name: string) => main.getByRole('listitem').filter({ hasText: name });
    await expect(row('Rabies')).toContainText('Ask a nurse how long the protection lasts.');
    await expect(row('Hepatitis A')).toContainText('long-lasting');
    await expect(row('Typhoid')).toContainText('Was valid until');
  });

  test('say what is missing, what the list is not, on what it is based and where to book', async () => {
    const main = (await show('/en/vaccinations/travel', travelProtections())).getByRole('main');
    await expect(main).toContainText('It is not an official International Certificate of Vaccination');
    await expect(main).toContainText('Cholera, Polio');
    await expect(main).toContainText('World Health Organization (WHO)');
    await expect(main.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
      'href',
      '/en/booking',
    );
  });

  test('have a list in English, which the other languages lead to', async () => {
    const link = (page: Awaited<ReturnType<typeof show>>) =>
      page.getByRole('main').locator('a[hreflang="en"]');
    await expect(link(await show('/fi/rokotukset/matkailu', travelProtections()))).toHaveAttribute(
      'href',
      /^\/en\//,
    );
    await expect(link(await show('/en/vaccinations/travel', travelProtections()))).toHaveCount(0);
  });

  test('of a child are asked about as the child’s', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const page = await show('/en/vaccinations/travel', travelProtections(), { session: { actingFor } });
    await expect(page.getByRole('main')).toContainText('Which vaccinations your child needs');
  });

  test('that the record has none of are said so, with where to get advice', async () => {
    const main = (await show('/en/vaccinations/travel', { given: [], missing: ['Rabies'] })).getByRole(
      'main',
    );
    await expect(main.getByText('No travel vaccinations', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Print for travelling' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Book an appointment' })).toBeVisible();
  });

  test('that cannot be shown leave a retry, and on their way are announced', async () => {
    const failed = await openPage('/en/vaccinations/travel', {
      problems: { [KEY]: 'temporarilyUnavailable' },
    });
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
    const loading = await openPage('/en/vaccinations/travel');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading vaccinations');
  });

  test('are in brands that have vaccinations alone', () => {
    expect(hasPage(publicBrandOf('pikkujatti'), 'travel-vaccinations')).toBe(true);
    expect(hasPage(publicBrandOf('revontuli'), 'travel-vaccinations')).toBe(false);
  });
});
