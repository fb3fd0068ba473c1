import { describe, expect, test } from 'vitest';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { declined, ended, prescription, renewed, requested } from '../fixtures.ts';

const key = 'GET /api/prescriptions';
const mayRenew = {
  features: [...patientSession.features, 'isPrescriptionRenewalEnabled', 'canRenewPrescriptions'],
};
const show = async (prescriptions: object[], session: object = mayRenew, url = '/fi/reseptit') =>
  (await renderPage(url, { answers: { [key]: { prescriptions } }, session })).html;

describe('the front page’s block', () => {
  const front = async (session: object, prescriptions: object[] = [prescription(), ended]) =>
    (await renderPage('/fi', { answers: { [key]: { prescriptions } }, session })).html;

  test('has the latest prescriptions, until when they are valid, and the way to all and to a renewal', async () => {
    const html = await front(mayRenew);
    expect(html).toContain('Kandesartaani 8\u00a0mg');
    expect(html).toMatch(/Voimassa .*10\.2\.2028/);
    expect(html).toContain('Voimassaolo päättynyt');
    expect(html).toContain('Näytä kaikki reseptit');
    expect(html).toContain('Pyydä reseptin uusintaa');
  });

  test('leads to no renewal without the right to it, or without prescriptions', async () => {
    expect(await front({ features: [] })).not.toContain('Pyydä reseptin uusintaa');
    expect(await front(mayRenew, [])).toContain('Ei reseptejä.');
    expect(await front(mayRenew, [])).not.toContain('Pyydä reseptin uusintaa');
  });
});

describe('the prescriptions of a patient', () => {
  test('are told with how they are used, how much there is of them, and until when', async () => {
    const html = await show([prescription()]);
    expect(html).toContain('Kandesartaani 8\u00a0mg');
    expect(html).toContain('1 tabletti aamulla');
    expect(html).toContain('4 × 98\u00a0tabl');
    expect(html).toContain('10.2.2028');
    expect(html).toContain('Ilona Heikkinen, yleislääkäri');
    // Its own words are Finnish, whatever the page's language is.
    expect(await show([prescription()], mayRenew, '/en/prescriptions')).toMatch(/lang="fi"[^>]*>1 tabletti/);
  });

  test('say beside a last day that the law has shortened that it is probable, and whom to ask', async () => {
    const note = 'todennäköisesti voimassa vain vuoden';
    expect(await show([prescription()])).not.toContain(note);
    expect(await show([prescription({ isShortened: true })])).toContain(note);
  });

  test('come twenty at a time, also without scripts: hundreds would hold a phone up', async () => {
    const many = Array.from({ length: 300 }, (_, nth) => prescription({ id: 1000 + nth }));
    const html = await show(many);
    expect(html.match(/1 tabletti aamulla/g)).toHaveLength(20);
    // Chosen all at once are all of them.
    expect(html).toContain('Valitse kaikki 300 uusittavaa reseptiä');
    expect(html).toContain('Näytetään 20 reseptiä.');
    expect(html).toContain('href="/fi/reseptit?page=2"');
    const next = await show(many, mayRenew, '/fi/reseptit?page=2');
    expect(next.match(/1 tabletti aamulla/g)).toHaveLength(40);
  });

  test('tell the state of their request: nothing sent, sent, answered', async () => {
    const html = await show([prescription(), requested, declined]);
    expect(html).toContain('Uusintapyyntöä ei ole lähetetty.');
    expect(html).toContain('Uusintapyyntö lähetetty');
    expect(html).toContain('20.11.2026');
    expect(html).toContain('Reseptiä ei uusittu');
  });

  test('say when it was renewed or not, and what to do next', async () => {
    const html = await show([renewed, declined]);
    expect(html).toContain('Resepti uusittu');
    expect(html).toContain('12.11.2026');
    expect(html).toContain('Voit hakea lääkkeen apteekista.');
    expect(html).toContain('4.11.2026');
    expect(html).toContain('Lääkäri haluaa tavata sinut ennen uusimista. Varaa aika.');
  });

  test('are chosen for renewal where they are renewable, one by one or all', async () => {
    const html = await show([prescription(), requested, declined, ended]);
    // Both renewable ones, and all of them at once.
    expect(html.match(/type="checkbox"/g)).toHaveLength(3);
    expect(html).toContain('Valitse kaikki 2 uusittavaa reseptiä');
    expect(html).toContain('Ei valittuja reseptejä');
    // What can be chosen is named to those who do not see the row.
    expect(html).toMatch(/Valitse uusittavaksi<[^>]*>: Kandesartaani 8\u00a0mg/);
  });

  test('say without scripts that choosing needs them, where something can be chosen', async () => {
    const said = /<noscript>.*Reseptien valitseminen vaatii JavaScriptin/;
    expect(await show([prescription()])).toMatch(said);
    expect(await show([requested, ended])).not.toMatch(said);
    expect(await show([prescription()], { features: [] })).not.toMatch(said);
  });

  test('that run out stand first, and say so in words', async () => {
    const lasting = prescription({ id: 1, medicineName: 'Levotyroksiini' });
    const ending = prescription({ id: 2, medicineName: 'Losartaani', validUntil: '2026-11-26' });
    const over = prescription({ id: 3, medicineName: 'Salbutamoli', isValid: false });
    const html = await show([lasting, over, ending]);
    const places = ['Losartaani', 'Salbutamoli', 'Levotyroksiini'].map((name) => html.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html).toContain('Päättyy 5 päivän kuluttua');
    expect(html.match(/Voimassaolo päättynyt/g)).toHaveLength(1);
    expect(await show([ending], mayRenew, '/sv/recept')).toContain('Går ut om 5 dagar');
    expect(await show([ending], mayRenew, '/en/prescriptions')).toContain('Ends in 5 days');
  });

  test('that have ended come last, with why they cannot be renewed', async () => {
    const html = await show([ended]);
    expect(html).toContain('Ei voimassa olevia reseptejä.');
    expect(html).toContain('1 päättynyt resepti');
    expect(html).toContain('yhtä kuuria varten');
  });

  test('are for reading only where a guardian acts, or the brand renews none', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const ofChild = await show([prescription()], { features: ['isPrescriptionRenewalEnabled'], actingFor });
    expect(ofChild).toContain('Lapsen reseptin uusintaa ei voi pyytää täällä');
    const elsewhere = await show([prescription()], { features: [] });
    for (const html of [ofChild, elsewhere]) {
      expect(html).toContain('Kandesartaani');
      expect(html).not.toContain('type="checkbox"');
      expect(html).not.toContain('Uusintapyyntöä ei ole lähetetty');
    }
  });

  test.each([
    ['/fi/reseptit', 'Ei reseptejä'],
    ['/sv/recept', 'Inga recept'],
    ['/en/prescriptions', 'No prescriptions'],
  ])('%s says so where there are none', async (url, words) => {
    expect(await show([], mayRenew, url)).toContain(words);
  });

  test('that cannot be shown leave a retry, and those on their way are announced', async () => {
    const { html } = await renderPage('/en/prescriptions', { problems: { [key]: 'temporarilyUnavailable' } });
    expect(html).toContain('We could not show the prescriptions');
    expect(html).toContain('Try again');
    expect((await renderPage('/en/prescriptions')).html).toContain('Loading prescriptions');
  });
});
