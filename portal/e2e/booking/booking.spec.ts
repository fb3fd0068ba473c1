import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { DEFAULT_LANGUAGE } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { EERO, HELMI, mailsTo, smsTo, VIKTOR, weekday } from '../api.ts';
import {
  BRANDS,
  DESKTOP,
  expect,
  expectAccessible,
  hydrated,
  installClock,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import {
  expectFocusAtHeading,
  expectGoodStep,
  fillReservation,
  nameOf,
  openTimes,
  ownContact,
  type Setting,
  termsBox,
} from '../steps.ts';
import { textsIn } from '../texts.ts';

interface Journey extends Setting {
  /** The weekday on which this journey books; no two share one. */
  readonly day: number;
}

const ANONYMOUS: readonly (Journey & { person: typeof EERO })[] = [
  { brand: 'kaari', lang: 'fi', size: DESKTOP, day: 0, person: EERO },
  { brand: 'pikkujatti', lang: 'sv', size: PHONE, day: 1, person: VIKTOR },
  { brand: 'kaari', lang: 'en', size: PHONE, day: 2, person: HELMI },
  // Every other brand sells a time, too.
  ...BRANDS.slice(2).map(({ id, texts }, index) => ({
    brand: id,
    lang: languagesOf({ texts })[0] ?? DEFAULT_LANGUAGE,
    size: PHONE,
    day: 30 + index,
    person: EERO,
  })),
];

for (const journey of ANONYMOUS) {
  test(`finds and books a time without signing in: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, day, person } = journey;
    const t = textsIn(lang, brandOf(brand));
    const contact = ownContact();
    await page.setViewportSize(size);
    await page.goto(originOf(brand) + href('appointment-reservation-landing-page', {}, lang));
    await hydrated(page);
    await expectGoodStep(
      page,
      t(`booking.landing.${brandOf(brand).care === 'children' ? 'childPromise' : 'promise'}`),
    );

    const tile = brandOf(brand).care === 'children' ? 'childTitle' : 'title';
    const tiles = page.getByRole('link', { name: t(`booking.landing.tiles.private.${tile}`) });
    // With one way to book the opening's search is it.
    const opening = page.getByRole('button', { name: t('booking.landing.find') });
    await (brandOf(brand).features.includes('insurance') ? tiles : opening).click();
    await expectFocusAtHeading(page);
    await openDay(page, journey, weekday(day));
    await expectGoodStep(page, t('booking.list.title'));

    const time = openTimes(page).first();
    const clock = (await time.locator('time').textContent()) ?? '';
    await time.click();
    await expectFocusAtHeading(page);
    await expectGoodStep(page, t('booking.reservation.title'));
    await expect(page.getByText(clock).filter({ visible: true }).first()).toBeVisible();

    await fillReservation(page, lang, { ...person, ...contact }, brand);
    await termsBox(page).check();
    await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
    await expectFocusAtHeading(page);
    await expectGoodStep(page, t('booking.success.title'));
    // What opens the booking stands in no address: the browser's own session knows it, also the next time.
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
    const entry = await addedToCalendar(page, t('shell.addToCalendar'));
    expect(entry.method).toBe('PUBLISH');

    const link = await expectConfirmations(contact, clock);
    expect(await mailedEntries(contact.email)).toEqual([entry]);
    expect(link).toContain(originOf(brand));
    await page.goto(link);
    await hydrated(page);
    await expectAccessible(page);
    await expect(page.getByRole('main')).toContainText(clock);
    // A calendar that has it keeps one entry.
    expect(await addedToCalendar(page, t('shell.addToCalendar'))).toEqual(entry);
    // Anybody may have the link.
    for (const secret of [person.firstName, person.lastName, person.identityCode, contact.email]) {
      expect(await page.content()).not.toContain(secret);
    }
  });
}

const SIGNED_IN: readonly (Journey & { person: string })[] = [
  { brand: 'kaari', lang: 'en', size: DESKTOP, day: 3, person: 'Aino Maria Virtanen' },
  // In a brand for children a young person books for herself, and no adult does.
  { brand: 'pikkujatti', lang: 'fi', size: PHONE, day: 4, person: 'Viktor Karl Lindström' },
  { brand: 'kaari', lang: 'sv', size: PHONE, day: 5, person: 'Sofia Elisabet Lindström' },
];

for (const journey of SIGNED_IN) {
  test(`signs in, books, sees and cancels: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, day, person } = journey;
    const t = textsIn(lang, brandOf(brand));
    const contact = ownContact();
    await page.setViewportSize(size);
    const startDate = weekday(day);
    await signIn(page, person, href('private-appointment-list', {}, lang, { startDate }), brand);
    await hydrated(page);

    const time = openTimes(page).first();
    const clock = (await time.locator('time').textContent()) ?? '';
    await time.click();
    await expectFocusAtHeading(page);
    await expectGoodStep(page, t('booking.reservation.title'));
    // What the portal knows need not be typed.
    await expect(page.getByLabel(t('contact.email'), { exact: true })).toHaveValue(/@example\.com$/);
    await expect(page.getByLabel(t('booking.reservation.identityCode'), { exact: true })).toHaveCount(0);
    await fillReservation(page, lang, contact);
    await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
    await expectGoodStep(page, t('booking.success.title'));
    await expectMail(contact.email);

    await page.getByRole('link', { name: t('booking.success.view') }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(clock);
    await expectFocusAtHeading(page);
    const moment = (await heading.textContent()) ?? '';
    const own = new URL(page.url()).pathname;
    await page.getByRole('link', { name: t('appointments.detail.all') }).click();
    await expectGoodStep(page, t('appointments.list.title'));
    await page.locator(`main a[href="${own}"]`).click();
    await expectGoodStep(page, moment);
    const entry = await addedToCalendar(page, t('shell.addToCalendar'));

    const cancel = page.getByRole('button', { name: t('appointments.cancel.action') });
    await cancel.click();
    const dialog = page.getByRole('alertdialog', { name: t('appointments.cancel.question') });
    await expect(dialog.getByRole('button', { name: t('appointments.cancel.keep') })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();

    await cancel.click();
    await dialog.getByRole('button', { name: t('appointments.cancel.confirm') }).click();
    await expect(page).toHaveURL(`${originOf(brand)}/${lang}`);
    const cancelled = page.getByRole('main').getByText(t('shell.appointmentCancelled'));
    await expect(cancelled).toBeVisible();
    await expectFocusAtHeading(page);
    await expectAccessible(page);
    await expect(page.locator(`main a[href="${own}"]`)).toHaveCount(0);
    // At the address that was given at the booking, where the entry is.
    const ended = { uid: entry.uid, sequence: entry.sequence + 1, method: 'CANCEL' };
    await expect.poll(() => mailedEntries(contact.email)).toEqual(expect.arrayContaining([entry, ended]));

    await page.goto(originOf(brand) + own);
    await expect(page.getByText(t('appointments.detail.patientCancelled.title'))).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await hydrated(page);
    await expectAccessible(page);
    // The time is available again.
    await page.goto(originOf(brand) + href('private-appointment-list', {}, lang, { startDate }));
    await expect(openTimes(page).first().locator('time')).toHaveText(clock);
  });
}

test('the result of a cancellation stays in its toast for 15 seconds, and on its page, once', async ({
  page,
}) => {
  await signIn(page, 'Aino Maria Virtanen', '/fi');
  await installClock(page);
  // From another document, as after a cancellation.
  await page.goto('/en#appointment-cancelled');
  const words = 'Appointment canceled';
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true });
  const onPage = page.getByRole('main').getByText(words);
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL(`${originOf('kaari')}/en`);
  await page.clock.runFor(14_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();
  await expect(onPage).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(onPage).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Aino');
  await expect(onPage).toBeHidden();
  await expect(toast).toBeHidden();
});

/** Goes to a day as a patient does: by the strip's weeks, then by the day itself. */
async function openDay(page: Page, { lang }: Setting, day: string): Promise<void> {
  const t = textsIn(lang);
  const strip = page.getByRole('navigation', { name: t('booking.list.days.label'), exact: true });
  const link = strip.locator(`li a[href*="startDate=${day}"]`);
  for (let weeks = 0; weeks < 9 && !(await link.isVisible()); weeks++) {
    const before = page.url();
    await strip.getByRole('link', { name: t('controls.nextDays') }).click();
    await expect(page).not.toHaveURL(before);
  }
  await expect(link.locator('[data-available]')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`startDate=${day}`));
  await expect(link).toHaveAttribute('aria-current', 'date');
  await expect(openTimes(page).first()).toBeVisible();
}

/** The confirmations have been sent, once each, and the e-mail has a link, which is returned. */
async function expectConfirmations(
  contact: { email: string; phone: string },
  clock: string,
): Promise<string> {
  const { text } = await expectMail(contact.email);
  expect(text).toContain(clock);
  await expect.poll(async () => (await smsTo(contact.phone)).length).toBe(1);
  expect((await smsTo(contact.phone))[0]?.text).toMatch(/http:\/\/\S+\/(varaus|bokning|appointment)\/\S+/);
  return /http:\/\/\S+\/(?:varaus|bokning|appointment)\/[\w-]+/.exec(text)?.[0] ?? '';
}

async function expectMail(address: string) {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
  const [mail] = await mailsTo(address);
  if (!mail) throw new Error('No mail');
  return mail;
}

/** What a calendar follows an appointment by. */
interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly method: string;
}

function entryIn(file: string): Entry {
  const value = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(file.replaceAll('\r\n', '\n'))?.[1] ?? '';
  return { uid: value('UID'), sequence: Number(value('SEQUENCE')), method: value('METHOD') };
}

/** Presses the button; resolves to the entry in the file that comes. */
async function addedToCalendar(page: Page, button: string): Promise<Entry> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  return entryIn(await readFile(await (await download).path(), 'utf8'));
}

/** The entries of all e-mails to an address. */
async function mailedEntries(address: string): Promise<Entry[]> {
  const mails = await mailsTo(address);
  return mails.flatMap(({ attachments }) =>
    attachments.map(({ base64 }) => entryIn(Buffer.from(base64, 'base64').toString())),
  );
}
