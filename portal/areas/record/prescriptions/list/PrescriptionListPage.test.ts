import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { declined, ended, prescription, renewed, requested } from '../fixtures.ts';

const key = 'GET /api/prescriptions';
const mayRenew = {
  features: [...patientSession.features, 'isPrescriptionRenewalEnabled', 'canRenewPrescriptions'],
};
const show = (prescriptions: object[], session: object = mayRenew, url = '/fi/reseptit') =>
  openPage(url, { answers: { [key]: { prescriptions } }, session });

describe('the front page’s block', () => {
  const front = (session: object, prescriptions: object[] = [prescription(), ended]) =>
    show(prescriptions, session, '/fi');
  const renewal = { name: 'Pyydä reseptin uusintaa' };

  test('has the latest prescriptions, until when they are valid, and the way to all and to a renewal', async () => {
    const page = await front(mayRenew);
    const rows = page.getByRole('list', { name: 'Reseptit' }).getByRole('listitem');
    await expect(rows).toContainText(['Kandesartaani 8 mgVoimassa 10.2.2028', 'Voimassaolo päättynyt']);
    await expect(page.getByRole('link', { name: 'Näytä kaikki reseptit' })).toHaveAttribute(
      'href',
      '/fi/reseptit',
    );
    await expect(page.getByRole('link', renewal)).toHaveAttribute('href', '/fi/reseptit');
  });

  test('leads to no renewal without the right to it, or without prescriptions', async () => {
    await expect((await front({ features: [] })).getByRole('link', renewal)).toHaveCount(0);
    const empty = await front(mayRenew, []);
    await expect(empty.getByText('Ei reseptejä.')).toBeVisible();
    await expect(empty.getByRole('link', renewal)).toHaveCount(0);
  });
});

describe('the prescriptions of a patient', () => {
  test('are told with how they are used, how much there is of them, and until when', async () => {
    const page = await show([prescription()]);
    const row = page.getByRole('listitem').filter({ hasText: 'tabletti aamulla' });
    await expect(row.getByRole('heading', { name: 'Kandesartaani 8 mg' })).toBeVisible();
    for (const words of ['4 × 98 tabl', '10.2.2028', 'Ilona Heikkinen, yleislääkäri'])
      await expect(row).toContainText(words);
    // Its own words are Finnish, whatever the page's language is.
    const english = await show([prescription()], mayRenew, '/en/prescriptions');
    await expect(english.getByText('1 tabletti aamulla').first()).toHaveAttribute('lang', 'fi');
  });

  test('begin with how many end soon or have ended, in words', async () => {
    const soon = prescription({ id: 91, validUntil: '2026-12-01' });
    const gone = prescription({ id: 92, isValid: false, validUntil: '2026-11-01' });
    const page = await show([prescription(), soon, gone]);
    const fact = '1 resepti päättyy pian · 1 uusittava resepti on päättynyt';
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
    await expect((await show([prescription()])).getByText('1 voimassa oleva resepti')).toBeVisible();
  });

  test.each([
    ['/fi/reseptit', 'Alkuperäinen päättymispäivä10.2.2028'],
    ['/sv/recept', 'Ursprunglig sista giltighetsdag10.2.2028'],
    ['/en/prescriptions', 'Original last day of validity10 Feb 2028'],
  ])('%s tells the original last day of one that ended before it', async (url, words) => {
    await expect((await show([ended], mayRenew, url)).getByRole('main')).toContainText(words);
  });

  test('say beside a last day that the law has shortened that it is probable, and whom to ask', async () => {
    const note = 'todennäköisesti voimassa vain vuoden';
    await expect((await show([prescription()])).getByText(note)).toHaveCount(0);
    await expect((await show([prescription({ isShortened: true })])).getByText(note)).toHaveCount(1);
  });

  test('come twenty at a time, also without scripts: hundreds would hold a phone up', async () => {
    const many = Array.from({ length: 300 }, (_, nth) => prescription({ id: 1000 + nth }));
    const page = await show(many);
    const rows = { name: 'Kandesartaani', level: 3 };
    await expect(page.getByRole('heading', rows)).toHaveCount(20);
    // Chosen all at once are all of them.
    await expect(
      page.getByRole('checkbox', { name: 'Valitse kaikki 300 uusittavaa reseptiä' }),
    ).toBeVisible();
    await expect(page.getByText('Näytetään 20 reseptiä.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Näytä vanhempia reseptejä' })).toHaveAttribute(
      'href',
      '/fi/reseptit?page=2',
    );
    const next = await show(many, mayRenew, '/fi/reseptit?page=2');
    await expect(next.getByRole('heading', rows)).toHaveCount(40);
  });

  test('tell the state of their request: nothing sent, sent, answered', async () => {
    const page = await show([prescription(), requested, declined]);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('Kandesartaani')).toContainText('Uusintapyyntöä ei ole lähetetty.');
    await expect(row('Budesonidi')).toContainText(/Uusintapyyntö lähetetty.*20\.11\.2026/);
    await expect(row('Pantopratsoli')).toContainText('Reseptiä ei uusittu');
  });

  test('say when it was renewed or not, and what to do next', async () => {
    const page = await show([renewed, declined]);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('Losartaani')).toContainText(/Resepti uusittu.*12\.11\.2026/);
    await expect(row('Losartaani')).toContainText('Voit hakea lääkkeen apteekista.');
    await expect(row('Pantopratsoli')).toContainText('4.11.2026');
    await expect(row('Pantopratsoli')).toContainText(
      'Lääkäri haluaa tavata sinut ennen uusimista. Varaa aika.',
    );
  });

  test('are chosen for renewal where they are renewable, one by one or all', async () => {
    const page = await show([prescription(), requested, declined, ended]);
    // Both renewable ones, and all of them at once; each is named to those who do not see the row.
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    for (const name of [
      'Valitse kaikki 2 uusittavaa reseptiä',
      'Valitse uusittavaksi: Kandesartaani 8 mg',
      'Valitse uusittavaksi: Pantopratsoli 20 mg',
    ])
      await expect(page.getByRole('checkbox', { name })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Ei valittuja reseptejä' })).toBeVisible();
  });

  test('say without scripts that choosing needs them, where something can be chosen', async () => {
    const said = async (prescriptions: object[], session?: object) =>
      (await show(prescriptions, session)).getByText('Reseptien valitseminen vaatii JavaScriptin');
    await expect(await said([prescription()])).toBeVisible();
    await expect(await said([requested, ended])).toHaveCount(0);
    await expect(await said([prescription()], { features: [] })).toHaveCount(0);
  });

  test('that run out stand first, and say so in words', async () => {
    const lasting = prescription({ id: 1, medicineName: 'Levotyroksiini' });
    const ending = prescription({ id: 2, medicineName: 'Losartaani', validUntil: '2026-11-26' });
    const over = prescription({ id: 3, medicineName: 'Salbutamoli', isValid: false });
    const page = await show([lasting, over, ending]);
    await expect(page.getByRole('heading', { level: 3 })).toContainText([
      'Losartaani',
      'Salbutamoli',
      'Levotyroksiini',
    ]);
    await expect(page.getByText('Päättyy 5 päivän kuluttua')).toBeVisible();
    await expect(page.getByText('Voimassaolo päättynyt')).toHaveCount(1);
    const soon = async (url: string, words: string) =>
      expect((await show([ending], mayRenew, url)).getByText(words)).toBeVisible();
    await soon('/sv/recept', 'Går ut om 5 dagar');
    await soon('/en/prescriptions', 'Ends in 5 days');
  });

  test('that have ended come last, with why they cannot be renewed', async () => {
    const page = await show([ended]);
    await expect(page.getByText('Ei voimassa olevia reseptejä.')).toBeVisible();
    await expect(page.getByText('1 päättynyt resepti')).toBeVisible();
    await expect(page.getByText('yhtä kuuria varten')).toHaveCount(1);
  });

  test('are for reading only where a guardian acts, or the brand renews none', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const ofChild = await show([prescription()], { features: ['isPrescriptionRenewalEnabled'], actingFor });
    await expect(ofChild.getByText('Lapsen reseptin uusintaa ei voi pyytää täällä')).toBeVisible();
    const elsewhere = await show([prescription()], { features: [] });
    for (const page of [ofChild, elsewhere]) {
      await expect(page.getByRole('heading', { name: 'Kandesartaani' })).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(page.getByText('Uusintapyyntöä ei ole lähetetty')).toHaveCount(0);
    }
  });

  test.each([
    ['/fi/reseptit', 'Voimassa olevat reseptit', '1 voimassa oleva resepti', '1 päättynyt resepti'],
    ['/sv/recept', 'Giltiga recept', '1 giltigt recept', '1 recept som inte längre gäller'],
    ['/en/prescriptions', 'Valid prescriptions', '1 valid prescription', '1 prescription that is no longer'],
  ])('%s speaks of no renewal where the brand renews none', async (url, valid, fact, over) => {
    const gone = prescription({ id: 92, medicineName: 'Salbutamoli', isValid: false });
    const page = await show([prescription(), gone], { features: [] }, url);
    await expect(page.getByRole('heading', { name: valid, exact: true })).toBeVisible();
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
    await expect(page.getByText(over)).toBeVisible();
  });

  test.each([
    ['/fi/reseptit', 'Ei reseptejä'],
    ['/sv/recept', 'Inga recept'],
    ['/en/prescriptions', 'No prescriptions'],
  ])('%s says so where there are none', async (url, name) => {
    const page = await show([], mayRenew, url);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('that cannot be shown leave a retry, and those on their way are announced', async () => {
    const failed = await openPage('/en/prescriptions', { problems: { [key]: 'temporarilyUnavailable' } });
    await expect(failed.getByRole('alert')).toContainText('We could not show the prescriptions');
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
    const loading = await openPage('/en/prescriptions');
    await expect(loading.getByRole('status').filter({ hasText: 'Loading prescriptions' })).toBeVisible();
  });
});
