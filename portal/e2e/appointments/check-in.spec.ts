import type { Page } from '@playwright/test';
import type { Updateable } from 'kysely';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { href } from '#contract/routes/routes.ts';
import { type Database, openDatabase } from '#platform/database/open.ts';
import type { Tables } from '#platform/tables.ts';
import { type Booked, bookFrom, EERO, HELMI, ownAppointments, timesOfSpecialists, VIKTOR } from '../api.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  now,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn, tabTo } from '../keyboard.ts';
import { nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const MINUTE_MS = 60_000;
/** CSS pixels from the window's top by which the actions of an appointment begin. */
const ACTIONS_WITHIN = 360;

let database: Database;
test.beforeAll(async () => {
  database = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' });
});
test.afterAll(() => database.close());

/** A clinic of each brand whose patients check in themselves. */
const CLINICS: Readonly<Partial<Record<BrandId, string>>> = { kaari: 'KAM', pikkujatti: 'PTO' };

/** A room there; one for each visit, as a room takes one patient at a time. */
const inRoom = (number: number, brand: BrandId = 'kaari') => ({
  clinic_id: CLINICS[brand],
  room: `2. kerros, huone ${number}`,
});

function startingIn(minutes: number) {
  const starts_at = new Date(now().getTime() + minutes * MINUTE_MS);
  return { starts_at, ends_at: new Date(starts_at.getTime() + 20 * MINUTE_MS) };
}

/** Changes an appointment as the clinic does. */
async function changeAppointment(id: number, values: Updateable<Tables['appointments']>): Promise<void> {
  await database.asOwner(({ db }) =>
    db.updateTable('appointments').set(values).where('id', '=', id).execute(),
  );
}

interface Visit {
  readonly day: number;
  readonly minutes: number;
  readonly brand?: BrandId;
}

/** Books without a login a time that then begins soon, in the room of its day's number; resolves to what its link is made of. */
async function visitOf(
  page: Page,
  person: typeof EERO,
  { day, minutes, brand = 'kaari' }: Visit,
): Promise<Booked['reservationDetails'] & { readonly token: string }> {
  await page.goto(originOf(brand) + href('front-page', {}, 'fi'));
  // With somebody who has no other visit of these tests then: an early or a late one by the day.
  const time = (await timesOfSpecialists(brand, day)).at(day % 2 === 0 ? 0 : -1);
  if (!time) throw new Error('Nobody has a time for such a visit');
  const { id } = time;
  const { reservationDetails } = await bookFrom(page, id, person);
  const { appointmentId, token } = reservationDetails;
  await changeAppointment(appointmentId, { ...inRoom(day, brand), ...startingIn(minutes) });
  if (token === null) throw new Error('There is no link');
  return { appointmentId, token };
}

test('a patient reads when checking in opens, checks in by keyboard, and is told where to go', async ({
  page,
}) => {
  const t = textsIn('en');
  await signIn(page, 'Aino Maria Virtanen', '/en');
  await hydrated(page);
  const own = (await ownAppointments(page)).filter(({ isRemote, mayCancel }) => !isRemote && mayCancel)[0];
  if (!own) throw new Error('Aino has no visit');
  const button = page.getByRole('button', { name: t('appointments.checkIn.action') });
  const directions = page.getByRole('link', { name: t('appointments.detail.directions') });
  // Days ahead there is nothing to check in to: what can be done is right below the heading, on a phone, too.
  await page.setViewportSize(PHONE);
  await page.goto(href('appointment', { ids: own.id }, 'en'));
  await hydrated(page);
  await expect(button).toHaveCount(0);
  expect((await directions.boundingBox())?.y).toBeLessThanOrEqual(ACTIONS_WITHIN);
  await page.setViewportSize(DESKTOP);
  expect((await directions.boundingBox())?.y).toBeLessThanOrEqual(ACTIONS_WITHIN);

  // Everybody's demo has one that begins soon.
  const soon = (await ownAppointments(page))[0];
  if (!soon) throw new Error('Aino has nothing soon');
  await changeAppointment(soon.id, { ...inRoom(14), ...startingIn(40) });
  await page.goto(href('appointment', { ids: soon.id }, 'en'));
  await hydrated(page);
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/You can check in from \d+:\d\d\./);

  await changeAppointment(soon.id, startingIn(20));
  await page.goto(href('appointment', { ids: soon.id }, 'en'));
  await hydrated(page);
  await expectAccessible(page);
  await pressOn(page, button);
  const done = page.getByRole('status').filter({ hasText: t('appointments.checkIn.done') });
  await expect(done).toBeFocused();
  await expect(done).toContainText('2. kerros, huone 14');
  await expect(page.getByRole('button', { name: t('appointments.cancel.action') })).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(t('appointments.checkIn.done'))).toBeVisible();
  await expect(button).toBeHidden();
});

const BY_LINK: readonly (Setting & { person: typeof EERO; day: number })[] = [
  { brand: 'kaari', lang: 'fi', size: PHONE, person: EERO, day: 20 },
  { brand: 'pikkujatti', lang: 'sv', size: DESKTOP, person: VIKTOR, day: 24 },
];

for (const setting of BY_LINK) {
  test(`without a login the end of the identity code checks in, by keyboard, after a wrong one: ${nameOf(setting)}`, async ({
    page,
  }) => {
    const { brand, lang, size, person, day } = setting;
    const t = textsIn(lang, brandOf(brand));
    const right = person.identityCode.slice(-4).toLowerCase();
    await page.setViewportSize(size);
    const { token } = await visitOf(page, person, { day, minutes: 5, brand });
    await page.goto(originOf(brand) + href('anonymous-view-appointment-page', { token }, lang));
    await hydrated(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const field = page.getByLabel(t('appointments.checkIn.endPart.label'));
    await tabTo(page, field);
    await page.keyboard.type(right.replace(/^.../, '906'));
    await expect(field).toHaveAccessibleDescription(new RegExp(t('appointments.checkIn.failures.mismatch')));
    await expect(field).toBeFocused();
    await expectAccessible(page);
    // The wrong one is selected: the next key replaces it.
    await page.keyboard.type(right);
    const done = page.getByRole('status').filter({ hasText: t('appointments.checkIn.done') });
    await expect(done).toBeFocused();
    await expect(done).toContainText(`2. kerros, huone ${day}`);
    await expectAccessible(page);

    // Who opens the page later has not proven anything: they are not told the room.
    await page.reload();
    await expect(page.getByText(t('appointments.checkIn.failures.alreadyCheckedIn'))).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(`huone ${day}`);
  });
}

test('guessing ends at the reception', async ({ page }) => {
  const t = textsIn('en');
  const { token } = await visitOf(page, HELMI, { day: 21, minutes: 26 });
  await page.goto(href('anonymous-view-appointment-page', { token }, 'en'));
  await hydrated(page);
  const field = page.getByLabel(t('appointments.checkIn.endPart.label'));
  const failed = page.getByRole('alert').filter({ hasText: t('appointments.checkIn.failures.failed') });
  for (let guess = 0; guess < 6; guess++) {
    await field.fill(`10${guess}A`);
    await expect(
      failed.or(page.getByText(t('appointments.checkIn.failures.mismatch')).first()),
    ).toBeVisible();
  }
  await expect(failed).toBeFocused();
  await expect(field).toBeHidden();
});

test('a signed-in patient cancels by the link, and the page says so', async ({ page }) => {
  const t = textsIn('en');
  await signIn(page, 'Eero Juhani Lehtonen', '/en');
  await hydrated(page);
  const { appointmentId, token } = await visitOf(page, EERO, { day: 22, minutes: 3 * 24 * 60 });
  await page.goto(href('anonymous-view-appointment-page', { token }, 'en'));
  await hydrated(page);
  await pressOn(page, page.getByRole('button', { name: t('appointments.cancel.action') }));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('appointments.cancel.confirm') }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${token}/cancelled$`));
  await expect(page.getByText(t('appointments.link.cancelledPage.title'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(href('anonymous-view-appointment-page', { token }, 'en'));
  await expect(page.getByText(t('appointments.link.cancelled.title'))).toBeVisible();
  expect((await ownAppointments(page)).map(({ id }) => id)).not.toContain(appointmentId);
});

test('why a patient comes is kept, and shown when they come back', async ({ page }) => {
  const t = textsIn('fi');
  await signIn(page, 'Onni Kalevi Mäkelä', '/fi');
  await hydrated(page);
  const own = (await ownAppointments(page)).find(({ isRemote }) => !isRemote);
  if (!own) throw new Error('Onni has no visit');
  await page.goto(href('appointment', { ids: own.id }, 'fi'));
  await hydrated(page);
  await pressOn(page, page.getByRole('button', { name: t('appointments.reason.write') }));
  const field = page.getByLabel(t('appointments.reason.label'));
  await expect(field).toBeFocused();
  await page.keyboard.type('Polvi on turvonnut.');
  await expect(page.getByText('19 / 300')).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: t('appointments.reason.save'), exact: true }));
  await expect(page.getByText(t('appointments.reason.saved')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Polvi on turvonnut.')).toBeVisible();
});
