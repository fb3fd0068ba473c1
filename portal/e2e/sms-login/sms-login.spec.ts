import type { Locator, Page } from '@playwright/test';
import { brands } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { smsTo } from '../api.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { codeSentTo, ownNumber } from '../sms-codes.ts';
import { nameOf } from '../steps.ts';
import { textsIn } from '../texts.ts';

const wrongOf = (code: string, nth = 1) => String((Number(code) + nth) % 10_000).padStart(4, '0');

/** Records every address and event that a page sends. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    heard.push(request.url());
    if (request.url().includes('/api/analytics')) heard.push(request.postData() ?? '');
  });
  return heard;
}

test('SMS login is turned on from the front page on a phone', async ({ page }) => {
  const t = textsIn('fi', brands.kaari);
  const number = ownNumber();
  const heard = listen(page);
  await page.setViewportSize(PHONE);
  await signIn(page, 'Eero Juhani Lehtonen', '/fi');
  await hydrated(page);
  const card = page.getByRole('region', { name: t('sms-login.offer.title') });
  await expectAccessible(page);
  await card.getByRole('button', { name: t('sms-login.offer.start') }).click();

  const phone = card.getByLabel(t('sms-login.phone.label'));
  await expect(phone).toBeFocused();
  await phone.fill('040 12');
  await card.getByRole('button', { name: t('sms-login.phone.send') }).click();
  await expect(card.getByText(t('sms-login.phone.invalid'))).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('040 12');
  await expectAccessible(page);

  await phone.fill(` 0${number.replace(/(.{3})/g, '$1 ')} `);
  await phone.press('Enter');
  const code = card.getByLabel(t('sms-login.code.label'));
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await expectNoOverflow(page);
  const right = await codeSentTo(number);
  await code.fill(wrongOf(right));
  await expect(card.getByText(t('sms-login.code.failed'))).toBeVisible();

  // What is typed survives a reload, and is in no address, event or readable storage.
  await page.reload();
  await hydrated(page);
  await card.getByRole('button', { name: t('sms-login.offer.start') }).click();
  await expect(code).toBeFocused();
  await code.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ` ${text}\n`);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, right);
  const done = page.getByRole('region', { name: t('sms-login.done.title') });
  await expect(done.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await done.getByRole('button', { name: t('sms-login.done.close') }).click();
  await expect(done).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect([...heard, kept].filter((text) => text.includes(number))).toEqual([]);
});

test('too many wrong codes end it, by keyboard alone, in Swedish', async ({ page }) => {
  const t = textsIn('sv', brands.pikkujatti);
  const number = ownNumber();
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Sofia Elisabet Lindström', '/sv', 'pikkujatti');
  await page.goto(`${originOf('pikkujatti')}/sv`);
  await hydrated(page);
  const card = page.getByRole('region', { name: t('sms-login.offer.title') });
  await pressOn(page, card.getByRole('button', { name: t('sms-login.offer.start') }));
  await expect(card.getByLabel(t('sms-login.phone.label'))).toBeFocused();
  await page.keyboard.type(`+358 ${number}`);
  await page.keyboard.press('Enter');
  await expect(card.getByLabel(t('sms-login.code.label'))).toBeFocused();

  await codeSentTo(number);
  await pressOn(page, card.getByRole('button', { name: t('sms-login.code.again') }), 'Space');
  await expect(card.getByText(t('sms-login.code.sentAgain', { phone: `+358${number}` }))).toBeVisible();
  await expect(card.getByLabel(t('sms-login.code.label'))).toBeFocused();
  await expect(async () => expect((await smsTo(`+358${number}`)).length).toBe(2)).toPass();
  const right = await codeSentTo(number);
  for (const nth of [1, 2]) {
    await page.keyboard.type(wrongOf(right, nth));
    await expect(card.getByText(t('sms-login.code.failed'))).toBeVisible();
  }
  await page.keyboard.type(wrongOf(right, 3));
  await expect(card.getByText(t('sms-login.failure.tooManyRequests.title'))).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, card.getByRole('button', { name: t('sms-login.done.close') }));
  await expect(card.getByText(t('sms-login.failure.tooManyCodes.title'))).toBeVisible();
  await page.reload();
  await expect(card.getByText(t('sms-login.failure.tooManyCodes.title'))).toBeVisible();
  await expect(card.getByRole('button', { name: t('sms-login.offer.start') })).toHaveCount(0);
});

test('‘not now’ is stored with the patient, whatever device they use', async ({ page, browser }) => {
  const t = textsIn('en', brands.kaari);
  const offer = t('sms-login.offer.title');
  await signIn(page, 'Helmi Annikki Salonen', '/en');
  await hydrated(page);
  const card = page.getByRole('region', { name: offer });
  await card.getByRole('button', { name: t('sms-login.offer.later') }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const context = await browser.newContext({ baseURL: originOf('kaari') });
  const other = await context.newPage();
  await signIn(other, 'Helmi Annikki Salonen', '/en');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Helmi');
  await expect(other.getByRole('region', { name: offer })).toHaveCount(0);
  await context.close();
});

// People whom no other test gives a number.
const TRYING_AGAIN = [
  { brand: 'kaari', lang: 'en', size: DESKTOP, person: 'Kerttu Helena Laine', hand: 'keyboard' },
  { brand: 'pikkujatti', lang: 'fi', size: PHONE, person: 'Timo Olavi Rantanen', hand: 'pointer' },
] as const;

for (const setting of TRYING_AGAIN) {
  const { brand, lang, size, person, hand } = setting;
  test(`a lost connection keeps the code and offers a retry, by ${hand}: ${nameOf(setting)}`, async ({
    page,
    context,
  }) => {
    const t = textsIn(lang, brands[brand]);
    const number = ownNumber();
    const press = (target: Locator) => (hand === 'keyboard' ? pressOn(page, target) : target.click());
    await page.setViewportSize(size);
    await signIn(page, person, `/${lang}`, brand);
    // A professional is led elsewhere first.
    await page.goto(`${originOf(brand)}/${lang}`);
    await hydrated(page);
    const card = page.getByRole('region', { name: t('sms-login.offer.title') });
    await press(card.getByRole('button', { name: t('sms-login.offer.start') }));
    await expect(card.getByLabel(t('sms-login.phone.label'))).toBeFocused();
    await page.keyboard.type(`0${number}`);
    await press(card.getByRole('button', { name: t('sms-login.phone.send') }));
    const right = await codeSentTo(number);
    await expect(card.getByLabel(t('sms-login.code.label'))).toBeFocused();
    await context.setOffline(true);
    await page.keyboard.type(right);
    await expect(card.getByText(t('sms-login.failure.network.title'))).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await press(card.getByRole('button', { name: t('sms-login.code.check') }));
    const done = page.getByRole('region', { name: t('sms-login.done.title') });
    await expect(done.getByRole('heading')).toBeFocused();
    await press(done.getByRole('button', { name: t('sms-login.done.close') }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('the help is searched and opened by keyboard; the header leads to it in Finnish only', async ({
  page,
}) => {
  const t = textsIn('fi', brands.pikkujatti);
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Kerttu Helena Laine', '/fi');
  const link = page.getByRole('link', { name: t('shell.menu.help') });
  await expect(link).toHaveAttribute('href', href('help-page', {}, 'fi'));
  await page.goto('/en');
  await expect(link).toHaveCount(0);
  await page.goto(`${originOf('pikkujatti')}/fi/ohjeita#peruminen`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: t('help.topics.cancelling') })).toBeInViewport();
  await pressOn(page, page.locator('summary').filter({ hasText: t('help.questions.cancel.question') }));
  // The card of customer service says it, too.
  await expect(page.getByText(/Voit perua ajan maksutta viimeistään 24 tuntia/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('116');
  await expect(page.getByRole('link', { name: '116117' }).first()).toHaveAttribute('href', 'tel:116117');
  await expect(page.getByText(t('help.topics.booking'))).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ['/sv/ohjeita', '/en/ohjeita']) expect((await page.goto(path))?.status()).toBe(404);
});

test('the accessibility statement is one press away from every page, and says where to write', async ({
  page,
}) => {
  const t = textsIn('sv', brands.pikkujatti);
  await page.setViewportSize(PHONE);
  await page.goto(`${originOf('pikkujatti')}/sv/tidsbokning`);
  await hydrated(page);
  await page.getByRole('link', { name: t('shell.footer.accessibility') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accessibility.title'));
  const address = page.getByRole('link', { name: brands.pikkujatti.feedbackEmail });
  await expect(address).toHaveAttribute('href', `mailto:${brands.pikkujatti.feedbackEmail}`);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
