import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { capitalised } from '#contract/language/capitalised.ts';
import { href } from '#contract/routes/routes.ts';
import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import { formatSpokenDay, formatTime } from '#contract/time/time-format.ts';
import { type Database, openDatabase } from '#platform/database/open.ts';
import { answerOf, bookSignedIn, freeTimes, weekday } from '../api.ts';
import { DESKTOP, expect, hydrated, now, signIn, test } from '../fixtures.ts';
import { ownContact } from '../steps.ts';
import { textsIn } from '../texts.ts';

const t = textsIn('fi');
/** The weekday whose times it takes; see `weekday`. */
const DAY = 25;
const NEXT_YEAR = Number(helsinkiDay(now()).slice(0, 4)) + 1;
const LEAP_DAY = `${NEXT_YEAR + ((4 - (NEXT_YEAR % 4)) % 4)}-02-29`;

interface Moment {
  readonly day: string;
  /** ISO 8601; what a calendar file says. */
  readonly startsAt: string;
  /** What the clocks in Helsinki show then. */
  readonly clock: string;
}

/** Moments of which other zones have another day or another hour; of years ahead, so that the year is said. */
const MOMENTS: readonly Moment[] = [
  // Each side of the hour that the clocks skip, and of the one that they show twice.
  { ...onUtcDay(lastSunday('03'), '01:15'), clock: '4.15' },
  { ...onUtcDay(lastSunday('10'), '01:20'), clock: '3.20' },
  { ...onUtcDay(addDays(LEAP_DAY, -1), '22:15'), day: LEAP_DAY, clock: '0.15' },
];

/** Far to each side of Finland. Each has a patient, practitioners and a room of its own. */
const ZONES = [
  { timezoneId: 'Asia/Tokyo', person: 'Helmi Annikki Salonen', nth: 0 },
  { timezoneId: 'America/Los_Angeles', person: 'Onni Kalevi Mäkelä', nth: 1 },
];

let database: Database;
test.beforeAll(async () => {
  database = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' });
});
test.afterAll(() => database.close());

for (const { timezoneId, person, nth } of ZONES) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: DESKTOP });

    test('an own appointment is at the clinic’s time everywhere it is told', async ({ page }) => {
      await signIn(page, person, href('calendar-feed', {}, 'fi'));
      await hydrated(page);
      const { id, otherTime } = await bookOwn(page, nth);
      await page.getByRole('button', { name: t('calendar-feed.create') }).press('Enter');
      const address = await page.getByLabel(t('calendar-feed.address'), { exact: true }).inputValue();
      const feed = new URL(address).pathname;

      // A quarter past a midnight of the clinic; not one so near that other tests have placed something there.
      const tomorrow = helsinkiDay(new Date(now().getTime() + 25 * 3_600_000));
      await placeAt(id, helsinkiTime(tomorrow, 0, 15), `zone ${nth}`);
      await page.goto(href('front-page', {}, 'fi'));
      await hydrated(page);
      const card = page.getByRole('listitem').filter({ has: page.locator(linkTo(id)) });
      // The next one has a card of its own, those after it are rows.
      const told = page.locator('section, li').filter({ has: page.locator(linkTo(id)) });
      await expect(told.last()).toContainText(new RegExp(`${Number(tomorrow.slice(8))}\\.[^]* klo 0\\.15`));

      for (const { day, startsAt, clock } of MOMENTS) {
        await placeAt(id, new Date(startsAt), `zone ${nth}`);
        const title = capitalised(formatSpokenDay(helsinkiTime(day, 12), 'fi'));
        await page.goto(href('appointment-list', {}, 'fi'));
        await hydrated(page);
        await expect(card.locator(linkTo(id))).toHaveText(`${title} Klo ${clock}`);
        await expect(card).toContainText(new RegExp(`^${Number(day.slice(8))}[a-zä]+${day.slice(0, 4)}`));

        await page.goto(href('appointment', { ids: id }, 'fi'));
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} klo ${clock}`);
        const utc = `DTSTART:${startsAt.replaceAll(/[-:]/g, '')}`;
        expect(await savedCalendar(page)).toContain(utc);
        expect((await answerOf('kaari', feed)).text).toContain(utc);

        await page.goto(href('move-appointment', { id, time: otherTime.id }, 'fi'));
        await hydrated(page);
        await expect(page.getByRole('main')).toContainText(`${title} klo ${clock}`);
        await expect(page.getByRole('main')).toContainText(formatTime(new Date(otherTime.startDate), 'fi'));
      }
    });
  });
}

/** An instant of a day in UTC, which is that of the clinic unless said otherwise. */
function onUtcDay(day: string, time: string): Pick<Moment, 'day' | 'startsAt'> {
  return { day, startsAt: `${day}T${time}:00Z` };
}

/** When the clocks change in a month of the next year. */
function lastSunday(month: '03' | '10'): string {
  const last = `${NEXT_YEAR}-${month}-31`;
  return addDays(last, -new Date(last).getUTCDay());
}

/** Books for the signed-in patient, and finds another time of the same kind that it could move to. */
async function bookOwn(page: Page, nth: number) {
  const open = (await freeTimes('kaari', { startDate: weekday(DAY) })).filter(
    ({ practitioner, requiresAuthToReserve, locationType }) =>
      practitioner.id % ZONES.length === nth && !requiresAuthToReserve && locationType === 'physicalLocation',
  );
  const [time] = open;
  const otherTime = open.findLast(({ kindId }) => kindId === time?.kindId);
  if (!time || !otherTime || otherTime === time) throw new Error('There are no two times alike');
  const { reservationDetails } = await bookSignedIn(page, time.id, ownContact().email);
  return { id: reservationDetails.appointmentId, otherTime };
}

/** Moves an appointment, as a clinic may, to a moment at which nothing is on sale, where patients check in themselves. */
async function placeAt(id: number, starts_at: Date, room: string): Promise<void> {
  const ends_at = new Date(starts_at.getTime() + 20 * 60_000);
  const values = { starts_at, ends_at, room, clinic_id: 'KAM' };
  await database.asOwner(({ db }) =>
    db.updateTable('appointments').set(values).where('id', '=', id).execute(),
  );
}

function linkTo(id: number): string {
  return `a[href="${href('appointment', { ids: id }, 'fi')}"]`;
}

/** The calendar file that the open appointment is saved as. */
async function savedCalendar(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('shell.addToCalendar') }).click();
  return readFile(await (await download).path(), 'utf8');
}
