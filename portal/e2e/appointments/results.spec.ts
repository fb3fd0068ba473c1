import type { Page } from '@playwright/test';
import type { Updateable } from 'kysely';
import { href } from '#contract/routes/routes.ts';
import { type Database, openDatabase } from '#platform/database/open.ts';
import type { Tables } from '#platform/tables.ts';
import { bookFrom, ONNI, timesOfSpecialists } from '../api.ts';
import { expect, expectAccessible, hydrated, now, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

/** What becomes of a visit between its page and the press: each result of cancelling and of checking in. In turn, as they share the visit. */
test.describe.configure({ mode: 'serial' });

const t = textsIn('en');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A weekday on which no other suite books without a login. */
const DAY = 23;
/** A clinic whose patients check in themselves. */
const PORTAL = 'KAM';

let database: Database;
/** One whose patients check in at the reception. */
let reception = '';
test.beforeAll(async () => {
  database = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' });
  const { id } = await database.asOwner(({ db }) =>
    db
      .selectFrom('clinics')
      .select('id')
      .where('self_check_in', '=', 'reception')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  reception = id;
});
test.afterAll(() => database.close());

type Row = Updateable<Tables['appointments']>;

function change(id: number, values: Row): Promise<unknown> {
  return database.asOwner(({ db }) =>
    db.updateTable('appointments').set(values).where('id', '=', id).execute(),
  );
}

const from = (start: number): Row => ({
  starts_at: new Date(start),
  ends_at: new Date(start + 20 * MINUTE_MS),
});

let visit = 0;
/** The page of Onni's visit; booked once, it begins as each case says. */
async function open(page: Page, values: Row): Promise<void> {
  if (visit === 0) {
    await page.goto(href('front-page', {}, 'fi'));
    const time = (await timesOfSpecialists('kaari', DAY))[5];
    if (!time) throw new Error('Nobody has a time for such a visit');
    visit = (await bookFrom(page, time.id, ONNI)).reservationDetails.appointmentId;
  }
  await change(visit, { clinic_id: PORTAL, room: null, checked_in_at: null, ...values });
  await signIn(page, 'Onni Kalevi Mäkelä', href('appointment', { ids: visit }, 'en'));
  await hydrated(page);
}

/** Answers a call in the server's place. */
const answer = (page: Page, path: string, type: string) =>
  page.route(path, (route) => route.fulfill({ json: { type } }));
const lose = (page: Page, path: string) => page.route(path, (route) => route.abort('connectionreset'));

const CANCEL = '**/api/appointments/*';

test.describe('a visit that cannot be cancelled stays, and the page says why', () => {
  const CASES: readonly [string, (page: Page) => Promise<unknown>, RegExp][] = [
    [
      'deadlineExceeded',
      () => change(visit, from(now().getTime() + 2 * HOUR_MS)),
      /Failed to cancel appointment: The appointment is in less than 24 hours\. Please call our customer service/,
    ],
    [
      'appointmentNotFound',
      (page) => answer(page, CANCEL, 'appointmentNotFound'),
      /Failed to cancel appointment\. Please call our customer service/,
    ],
    [
      'unknownError',
      (page) => answer(page, CANCEL, 'unknownError'),
      /Failed to cancel appointment\. Please call our customer service/,
    ],
    ['no answer', (page) => lose(page, CANCEL), /Network error\. Please try again\./],
  ];
  for (const [name, meanwhile, said] of CASES) {
    test(name, async ({ page }) => {
      await open(page, from(now().getTime() + 72 * HOUR_MS));
      await meanwhile(page);
      await page.getByRole('button', { name: t('appointments.cancel.action') }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: t('appointments.cancel.confirm') }).click();
      await expect(page.getByText(said).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('a visit that is not checked in to, and the page says why', () => {
  const CHECK_IN = '**/api/appointments/check-in/*';
  const said = (key: string) => t(`appointments.checkIn.${key}`);
  const CASES: readonly [string, (page: Page) => Promise<unknown>, string][] = [
    ['alreadyCheckedIn', () => change(visit, { checked_in_at: now() }), said('failures.alreadyCheckedIn')],
    ['tooEarly', () => change(visit, from(now().getTime() + 2 * HOUR_MS)), said('failures.tooEarly')],
    ['checkInOnlyAtReception', () => change(visit, { clinic_id: reception }), said('failures.failed')],
    [
      'confidentialityFormNotFilled',
      (page) => answer(page, CHECK_IN, 'confidentialityFormNotFilled'),
      said('consent.title'),
    ],
    [
      'confidentialityFormNotFilledAsAdult',
      (page) => answer(page, CHECK_IN, 'confidentialityFormNotFilledAsAdult'),
      said('consent.asAdult'),
    ],
    ['customerNotFound', (page) => answer(page, CHECK_IN, 'customerNotFound'), said('failures.failed')],
    ['unknownError', (page) => answer(page, CHECK_IN, 'unknownError'), said('failures.failed')],
    ['no answer', (page) => lose(page, CHECK_IN), said('failures.networkError')],
  ];
  for (const [name, meanwhile, text] of CASES) {
    test(name, async ({ page }) => {
      await open(page, from(now().getTime() + 10 * MINUTE_MS));
      await meanwhile(page);
      await page.getByRole('button', { name: t('appointments.checkIn.action') }).click();
      await expect(page.getByText(text).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
