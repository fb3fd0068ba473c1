import { describe, test } from 'vitest';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { publicBrandOf } from '#shell/browser/testing/page-state.ts';
import { certificate, certificates } from '../fixtures.ts';

const LIST = 'GET /api/certificates';
const ONE = 'GET /api/certificates/{id}';

describe('the list of certificates', () => {
  const show = (url: string, changes?: Parameters<typeof certificates>[0]) =>
    openPage(url, { answers: { [LIST]: certificates(changes) } });

  test.each([
    ['/fi/todistukset', 'Lääkärintodistus A', '1.1.2022 alkaen', 'Sairaanhoitajan todistus'],
    ['/sv/certifikat', 'Läkarintyg A', 'från och med 1.1.2022', 'Intyg av sjukskötare'],
    ['/en/certificates', 'Medical certificate A', 'since 1 January 2022', 'Nurse’s certificate'],
  ])('%s tells types, since when, and leads to each', async (url, type, since, nurse) => {
    const page = await show(url);
    await expect(page.getByText(since)).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.getByRole('link')).toHaveText([type, nurse]);
    await expect(rows.first()).toContainText('Ilona Heikkinen, yleislääkäri');
    await expect(page.getByRole('link', { name: type })).toHaveAttribute('href', `${url}/31`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('says for which time each is, where the document says it', async () => {
    const rows = async (changes?: Parameters<typeof certificates>[0]) =>
      (await show('/fi/todistukset', changes)).getByRole('main').getByRole('listitem');
    const both = await rows();
    await expect(both.first()).toContainText('Ajalle');
    await expect(both.last()).not.toContainText('Ajalle');
    const open = certificate({ validUntil: null });
    await expect(await rows({ certificates: [open] })).toContainText('alkaen');
    const oneDay = await rows({ certificates: [certificate({ validUntil: certificate().validFrom })] });
    await expect(oneDay).toContainText('Ajalle');
    await expect(oneDay).not.toContainText('–');
  });

  test('is empty, failed or on its way, and says so', async () => {
    const empty = await show('/en/certificates', { certificates: [], page: 1, pages: 1, total: 0 });
    await expect(empty.getByRole('heading', { name: 'No certificates' })).toBeVisible();
    const failed = await openPage('/en/certificates', { problems: { [LIST]: 'temporarilyUnavailable' } });
    const alert = failed.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('We could not show the certificates');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    const loading = await openPage('/en/certificates');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading certificates');
  });
});

describe('a certificate', () => {
  const show = (document: 'pdf' | 'text' | 'other' | null, text: string | null = null) =>
    openPage('/fi/todistukset/31', {
      answers: { [ONE]: { certificate: certificate({ document }), text } },
    });
  const opens = { name: 'Avaa PDF' };
  const saves = { name: 'Tallenna laitteelle' };
  const file = '/api/certificates/31/file?lang=fi';

  test('opens and saves its PDF by plain links', async () => {
    const page = await show('pdf');
    await expect(page.getByRole('link', opens)).toHaveAttribute('href', file);
    await expect(page.getByRole('link', opens)).not.toHaveAttribute('download');
    await expect(page.getByRole('link', saves)).toHaveAttribute('href', file);
    await expect(page.getByRole('link', saves)).toHaveAttribute('download', '');
  });

  test('shows its text as text, whatever is in it', async () => {
    const page = await show('text', 'Lepoa.\n<b>Kolme</b> päivää.');
    await expect(page.getByText('Lepoa. <b>Kolme</b> päivää.')).toBeVisible();
    await expect(page.getByRole('link', opens)).toHaveCount(0);
    await expect(page.getByRole('link', saves)).toBeVisible();
  });

  test('that cannot be shown can be saved, and one that is not here says so', async () => {
    const page = await show('other');
    await expect(page.getByText('Tätä tiedostoa ei voi näyttää täällä.')).toBeVisible();
    await expect(page.getByRole('link', opens)).toHaveCount(0);
    await expect(page.getByRole('link', saves)).toBeVisible();
    const elsewhere = await show(null);
    await expect(elsewhere.getByText('Asiakirja ei ole tässä palvelussa.')).toBeVisible();
    await expect(elsewhere.getByRole('link', saves)).toHaveCount(0);
    await expect(elsewhere.getByRole('link', opens)).toHaveCount(0);
  });

  test.each([
    ['/fi/todistukset/31', 'Todistusta ei löytynyt'],
    ['/sv/certifikat/31', 'Intyget hittades inte'],
    ['/en/certificates/31', 'Certificate was not found'],
  ])('%s that is not there is not found', async (url, name) => {
    const page = await openPage(url, { problems: { [ONE]: 'notFound' } });
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

test.each([
  ['kaari', true],
  ['pikkujatti', false],
] as const)('%s has the pages: %s', (brand, has) => {
  for (const key of ['certificates', 'certificate'] as const)
    expect(hasPage(publicBrandOf(brand), key)).toBe(has);
});
