import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visit } from '../fixtures.ts';

const key = 'GET /api/visits/{id}';
const show = (url: string, rest: Parameters<typeof visit>[0] = {}) =>
  openPage(url, { answers: { [key]: { visit: visit(rest) } } });

describe('a visit', () => {
  test('has the moment as its heading, and who, what and why', async () => {
    const page = await show('/fi/kaynnit/31');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perjantai 9.10. klo 16.00');
    for (const words of ['Juha Mäkelä', 'Fysioterapeutti', 'Yksityinen terveydenhuolto'])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Diagnoosi' })).toContainText('Alaselkäkipu M54.5');
  });

  test('says of a diagnosis that is only suspected that it is', async () => {
    const suspected = { code: 'M06.9', name: 'Nivelreuma', language: 'fi', isSuspected: true };
    const page = await show('/sv/besoken/31', { diagnoses: [suspected] });
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Nivelreuma (misstanke) M06.9' }),
    ).toBeVisible();
  });

  test.each([
    ['/fi/kaynnit/31', 'Toimenpide'],
    ['/sv/besoken/31', 'Åtgärd'],
    ['/en/visits/31', 'Procedure'],
  ])('%s tells what was done, and where on the body', async (url, name) => {
    const done = { name: 'Ompeleiden poisto', bodySite: 'selkä', language: 'fi' };
    const page = await show(url, { procedures: [done] });
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(page.getByRole('region', { name })).toContainText('Ompeleiden poisto, selkä');
    await expect((await show(url)).getByRole('heading', { name })).toHaveCount(0);
  });

  test('of an earlier year says the year', async () => {
    const page = await show('/sv/besoken/31', { dateTime: '2024-03-18T15:20:00.000Z' });
    await expect(page.getByRole('heading', { name: 'Måndag 18 mars 2024 kl. 17.20' })).toBeVisible();
  });

  test('has its texts in paragraphs, in their own language, and as text only', async () => {
    const text = 'Yksi <script>alert(1)</script>\n\nKaksi';
    const page = await show('/en/visits/31', { texts: [{ title: null, text, language: 'fi' }] });
    for (const words of ['Yksi <script>alert(1)</script>', 'Kaksi']) {
      const paragraph = page.getByRole('paragraph').filter({ hasText: words });
      await expect(paragraph).toHaveText(words);
      await expect(paragraph).toHaveAttribute('lang', 'fi');
    }
  });

  test('without texts says so', async () => {
    const page = await show('/en/visits/31', { texts: [] });
    await expect(page.getByText('There are no notes about this visit.')).toBeVisible();
  });

  test.each([
    ['/fi/kaynnit/31', 'Käyntiä ei löytynyt', '/fi/kaynnit'],
    ['/sv/besoken/31', 'Besöket hittades inte', '/sv/besoken'],
    ['/en/visits/31', 'Visit was not found', '/en/visits'],
  ])('%s that is not found says so and leads to the list', async (url, name, list) => {
    const page = await openPage(url, { problems: { [key]: 'notFound' } });
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', list);
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage('/en/visits/31', { problems: { [key]: 'unexpected' } });
    await expect(page.getByRole('alert')).toContainText('We could not show the visit');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
