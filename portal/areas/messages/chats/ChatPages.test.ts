import { describe, test } from 'vitest';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession, publicBrandOf, visitorSession } from '#shell/browser/testing/page-state.ts';

const KEY = 'GET /api/chats/{chat}';
const session = {
  ...patientSession,
  healthCareType: 'occupational' as const,
  features: [
    'customer-messaging-enabled',
    'customer-messaging-allowed',
    'sickness-fund-page',
    'is-finnair-sickness-fund-member',
    'private-doctor-chat-allowed',
  ],
};
const OPEN = { state: 'open', changesAt: '2026-11-27T18:00:00.000Z', threadId: null };
const show = (url: string, answer: object) => openPage(url, { session, answers: { [KEY]: answer } });

describe('a chat', () => {
  test.each([
    ['/fi/mielen-tuki', 'Mielen tuki', 'Aloita chat', 'ma–pe klo 8–20'],
    ['/sv/psykiskt-stod', 'Psykiskt stöd', 'Börja chatta', 'mån–fre kl. 8–20'],
    ['/en/mental-support', 'Mental support', 'Start the chat', 'Mon–Fri 8:00–20:00'],
    ['/fi/sairauskassa/chat', 'Sairauskassan chat', 'Aloita chat', 'la–su ja pyhinä klo 10–16'],
    ['/sv/sairauskassa/chat', 'Sjukkassans chatt', 'Börja chatta', 'lör–sön och helgdagar kl. 10–16'],
    [
      '/en/sairauskassa/chat',
      'Sickness fund chat',
      'Start the chat',
      'Sat–Sun and public holidays 10:00–16:00',
    ],
    ['/fi/laakarin-chat', 'Lääkärin chat', 'Aloita chat', 'ma–pe klo 8–20'],
    ['/sv/lakarchatt', 'Läkarchatt', 'Börja chatta', 'lör–sön och helgdagar kl. 10–16'],
    ['/en/doctor-chat', 'Doctor’s chat', 'Start the chat', 'Sat–Sun and public holidays 10:00–16:00'],
  ])('%s is begun while it is open, and says its hours', async (url, title, button, hours) => {
    const page = await show(url, OPEN);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('button', { name: button })).toBeVisible();
    expect((await main.textContent())?.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toContain(hours);
    await expect(main.getByRole('link', { name: '116117' })).toBeVisible();
  });

  test.each([
    ['/fi/mielen-tuki', 'tel:0925250111'],
    ['/sv/psykiskt-stod', 'tel:0925250112'],
    ['/en/mental-support', 'tel:0925250116'],
  ])('%s says whom to call in a crisis', async (url, address) => {
    const main = (await show(url, OPEN)).getByRole('main');
    await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
  });

  test('that goes on leads to its conversation, also while it is closed', async () => {
    const open = await show('/fi/mielen-tuki', { ...OPEN, threadId: 7 });
    await expect(open.getByRole('link', { name: 'Jatka keskustelua' })).toHaveAttribute(
      'href',
      '/fi/viestit/7',
    );
    await expect(open.getByRole('button', { name: 'Aloita chat' })).toHaveCount(0);
    const closed = await show('/fi/mielen-tuki', { ...OPEN, state: 'closed', threadId: 7 });
    await expect(closed.getByRole('link', { name: 'Jatka keskustelua' })).toBeVisible();
  });

  test.each([
    ['/fi/laakarin-chat', 'Lääkäri vastaa sinulle heti'],
    ['/sv/lakarchatt', 'En läkare svarar'],
    ['/en/doctor-chat', 'A doctor answers'],
    ['/fi/mielen-tuki', 'Sairaanhoitaja vastaa sinulle heti'],
  ])('%s says who answers', async (url, words) => {
    await expect((await show(url, OPEN)).getByRole('main')).toContainText(words);
  });

  test('of private doctors says to others that it is for private customers', async () => {
    const page = await show('/fi/laakarin-chat', { ...OPEN, state: 'notAllowed' });
    await expect(page.getByRole('main')).toContainText('yksityisasiakkaille heidän omissa asioissaan');
    await expect(page.getByRole('button', { name: 'Aloita chat' })).toHaveCount(0);
  });

  test.each([
    ['closed', 'Chat on suljettu', 'Chat avautuu:'],
    ['offline', 'Chat on tilapäisesti poissa käytöstä', 'soita asiakaspalveluun'],
    ['notAllowed', 'Et voi aloittaa tätä chatia', 'sairauskassan jäsenille'],
  ])('that is %s says so, and takes nothing', async (state, title, words) => {
    const page = await show('/fi/sairauskassa/chat', { ...OPEN, state });
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('button', { name: 'Aloita chat' })).toHaveCount(0);
  });

  test('that cannot be shown offers a retry, and its hours all the same', async () => {
    const page = await openPage('/fi/mielen-tuki', { session, problems: { [KEY]: 'unexpected' } });
    await expect(page.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Palveluajat' })).toBeVisible();
  });

  test('is in brands with conversations alone', () => {
    expect(hasPage(publicBrandOf('kaari'), 'mielen-tuki-chat-page')).toBe(true);
    expect(hasPage(publicBrandOf('pikkujatti'), 'mielen-tuki-chat-page')).toBe(false);
    expect(hasPage(publicBrandOf('pikkujatti'), 'finnair-chat-page')).toBe(false);
    expect(hasPage(publicBrandOf('kaari'), 'private-doctor-chat-page')).toBe(true);
    expect(hasPage(publicBrandOf('pikkujatti'), 'private-doctor-chat-page')).toBe(false);
  });
});

describe('Pikkutsätti', () => {
  test.each([
    ['/fi/pikkutsatti', 'muuttanut sovellukseen', 'Lataa App Storesta'],
    ['/sv/pikkutsatti', 'flyttat till appen', 'Hämta i App Store'],
    ['/en/pikkutsatti', 'moved to the app', 'Download on the App Store'],
  ])('%s has moved to the app, which it leads to', async (url, words, link) => {
    const page = await openPage(url, { brand: 'pikkujatti', session: visitorSession });
    const main = page.getByRole('main');
    await expect(main).toContainText(words);
    await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', /app-store/);
  });

  test('says how one logs in there, and to patients who are logged in that it is as here', async () => {
    const visitor = await openPage('/fi/pikkutsatti', { brand: 'pikkujatti', session: visitorSession });
    await expect(visitor.getByRole('main')).toContainText('mobiilivarmenteella');
    const patient = await openPage('/fi/pikkutsatti', { brand: 'pikkujatti', session: patientSession });
    await expect(patient.getByRole('main')).toContainText('samalla tavalla kuin tänne');
  });
});
