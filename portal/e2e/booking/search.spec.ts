import type { Page } from '@playwright/test';
import type { SearchResult } from '#areas/appointments/booking/search-contract.ts';
import { href } from '#contract/routes/routes.ts';
import { addDays, helsinkiDay, helsinkiHour } from '#contract/time/time.ts';
import { callApi, freeTimes, weekday } from '../api.ts';
import { listOn } from '../every-page.ts';
import { DESKTOP, expect, expectAccessible, hydrated, now, test } from '../fixtures.ts';
import { openTimes } from '../steps.ts';
import { textsIn } from '../texts.ts';

const t = textsIn('en');
const times = (page: Page) => page.locator('a[id^="time-"]');
const searches = (url: string) => new URL(url).pathname === '/api/appointments';

/** The times shown, in order. */
function idsOf(page: Page): Promise<(string | null)[]> {
  return times(page).evaluateAll((links) => links.map((link) => link.id.replace('time-', '')));
}

test.use({ viewport: DESKTOP });

/** Opens a list's option by its label. */
async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: t(`booking.list.filters.${filter}`) }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
}

test('filters narrow the search, the address follows, and a shared link reproduces it', async ({
  page,
  browser,
}) => {
  await page.goto(listOn('en', 8));
  await hydrated(page);
  // Survives only if the document is not loaded again.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await choose(page, 'specialty', 'General practice');
  await expect(page).toHaveURL(/specialtyIds=YLE/);
  await choose(page, 'municipality', 'Espoo');
  await expect(page).toHaveURL(/municipalityIds=/);
  await page.getByRole('switch', { name: t('booking.list.filters.remote') }).click({ force: true });
  await expect(page).toHaveURL(/includeRemote=true/);
  await page.getByRole('link', { name: t('booking.list.timeOfDay.morning') }).click();
  await expect(page).toHaveURL(/timeOfDay=morning/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await expect(times(page).first()).toBeVisible();
  const found = await idsOf(page);
  expect(found.length).toBeGreaterThan(0);
  const shown = await freeTimes('kaari', Object.fromEntries(new URL(page.url()).searchParams));
  expect([...found].sort()).toEqual(shown.map(({ id }) => String(id)).sort());
  for (const { startDate, specialtyData } of shown) {
    expect(helsinkiHour(new Date(startDate))).toBeLessThan(12);
    expect(specialtyData.specialties.map(({ code }) => code)).toContain('YLE');
  }

  const context = await browser.newContext({ viewport: DESKTOP });
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(times(shared)).toHaveCount(found.length);
  expect(await idsOf(shared)).toEqual(found);
  await expect(shared.getByRole('switch')).toBeChecked();
  await expect(shared.getByRole('combobox', { name: t('booking.list.filters.specialty') })).toContainText(
    'General practice',
  );
  await context.close();

  // Each filter can be removed by itself, and all at once.
  await page.getByRole('link', { name: t('booking.list.filters.remove', { name: 'Espoo' }) }).click();
  await expect(page).not.toHaveURL(/municipalityIds/);
  await page.getByRole('link', { name: t('booking.list.filters.clear') }).click();
  await expect(page).not.toHaveURL(/specialtyIds|includeRemote/);
  await expect(page).toHaveURL(/startDate=.*timeOfDay=morning/);
});

test('a practitioner is found by name', async ({ page }) => {
  await page.goto(listOn('en', 8));
  await hydrated(page);
  const [time] = await freeTimes('kaari', { startDate: weekday(8) });
  const name = time?.practitioner.name ?? '';
  await page.getByRole('button', { name: t('booking.list.filters.practitioner') }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(name.slice(0, 5).toLowerCase());
  await page.getByRole('option', { name }).first().click();
  await expect(page).toHaveURL(/practitionerIds=\d+/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(name);
  // A link from elsewhere may name several.
  await page.goto(`${listOn('en', 8)}&practitionerIds=1&practitionerIds=2`);
  await expect(page.getByRole('link', { name: /Remove filter/ })).toHaveCount(2);
});

test('a specialty that always includes remote times says so', async ({ page }) => {
  await page.goto(`${listOn('en', 8)}&specialtyIds=PSY`);
  await hydrated(page);
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(page.getByRole('switch')).toBeDisabled();
  await expect(page.getByText(t('booking.list.filters.remoteAlways'))).toBeVisible();
});

test('twenty times a page, more on demand, and another search starts over', async ({ page }) => {
  await page.goto(listOn('en', 9));
  await hydrated(page);
  const before = await idsOf(page);
  const found = page.waitForResponse((response) => searches(response.url()));
  await page.getByRole('button', { name: t('booking.list.results.more') }).click();
  const next = (await (await found).json()) as SearchResult;
  const added = next.availableAppointments.appointments.map(({ id }) => String(id));
  expect(added).toHaveLength(20);
  await expect(page.locator(`#time-${added.at(-1)}`)).toBeVisible();
  const ids = await idsOf(page);
  expect(ids).toEqual(expect.arrayContaining(added));
  expect(new Set(ids).size).toBe(ids.length);
  // The focus moves to where the new times begin.
  const focused = page.locator('a[id^="time-"]:focus');
  await expect(focused).toHaveCount(1);
  expect(before).not.toContain((await focused.getAttribute('id'))?.replace('time-', ''));
  await expectAccessible(page);

  await page.getByRole('link', { name: t('booking.list.timeOfDay.afternoon') }).click();
  await expect(times(page).locator('time').first()).toHaveText(/^12:/);
  for (const text of await times(page).locator('time').allTextContents()) {
    expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(12);
    expect(Number.parseInt(text, 10)).toBeLessThan(16);
  }
});

test('a card has five times on a desktop, the number of the others, and its price at the end of its name', async ({
  page,
}) => {
  await page.goto(listOn('en', 9));
  const cards = page.locator('li:has(> div a[id^="time-"])');
  const full = cards.filter({ hasText: /\+\d/ });
  await expect(full.first()).toBeVisible();
  for (const card of await full.all()) {
    await expect(card.locator('a[id^="time-"]')).toHaveCount(5);
    const [first, last] = [card.locator('a[id^="time-"]').first(), card.locator('a').last()];
    // One row to the card's end, with the way to the others last.
    expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y);
    await expect(last).toHaveText(/^\+\d/);
    const price = await card.getByText(/from\s€/).boundingBox();
    const cell = await first.boundingBox();
    const space = (cell?.x ?? 0) - (price?.x ?? 0) - (price?.width ?? 0);
    expect(space).toBeGreaterThan(0);
    expect(space).toBeLessThanOrEqual(24);
  }
});

test('the calendar marks the days that have times', async ({ page }) => {
  await page.goto('/en/booking/private-customer?specialtyIds=NNA');
  await hydrated(page);
  await page.getByRole('button', { name: t('controls.calendar'), exact: true }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await expectAccessible(page);
  const today = helsinkiDay(now());
  const query = new URLSearchParams({ specialtyIds: 'NNA', startDate: today, endDate: addDays(today, 61) });
  const { dates } = await callApi<{ dates: string[] }>(
    'kaari',
    `/api/appointments/available-appointment-dates?${query}`,
  );
  await page.getByRole('button', { name: 'Next month' }).click();
  const month = addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7);
  const marked = dates.filter((date) => date.startsWith(month));
  const cells = grid.getByRole('button', { name: /, times available/ });
  await expect(cells).toHaveCount(marked.length);
  await cells.first().click();
  await expect(page).toHaveURL(new RegExp(`startDate=${marked[0]}`));
  await expect(times(page).first()).toBeVisible();
});

test('a day without times shows the next available ones', async ({ page }) => {
  // Nobody of this specialty works on Sundays.
  const ahead = Array.from({ length: 14 }, (_, days) => new Date(now().getTime() + (days + 3) * 86_400_000));
  const sunday = ahead
    .find((day) => day.getUTCDay() === 0)
    ?.toISOString()
    .slice(0, 10);
  await page.goto(`/en/booking/private-customer?specialtyIds=ORT&startDate=${sunday}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /^No times on \d/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next available: / })).toHaveAttribute('href', /startDate=/);
  const next = page.getByRole('region', { name: t('booking.list.next') });
  await expect(next.getByRole('heading', { name: 'Next appointments' })).toBeVisible();
  await expect(next.locator('a[id^="time-"]').first()).toBeVisible();
  await expectAccessible(page);
});

test('a search that fails says so in the specified words and can be tried again', async ({ page }) => {
  await page.goto(listOn('en', 8));
  await hydrated(page);
  let failed = 0;
  await page.route(
    ({ href }) => searches(href),
    (route) => {
      failed += 1;
      return route.abort();
    },
  );
  await page.getByRole('link', { name: t('booking.list.timeOfDay.evening') }).click();
  await expect(page.getByText('Sorry – Could not search for appointments')).toBeVisible();
  await expectAccessible(page);
  // Once more by itself; then it is for the patient to try.
  await expect.poll(() => failed).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(openTimes(page).first()).toBeVisible();
});

test('a new search cancels the one that is running', async ({ page }) => {
  await page.goto(listOn('en', 8));
  await hydrated(page);
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => {
    if (searches(request.url())) cancelled.push(request.url());
  });
  await page.route(
    (url) => searches(url.href) && url.searchParams.get('timeOfDay') === 'morning',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue().catch(() => undefined);
    },
  );
  await page.getByRole('link', { name: t('booking.list.timeOfDay.morning') }).click();
  await expect(page).toHaveURL(/timeOfDay=morning/);
  await page.getByRole('link', { name: t('booking.list.timeOfDay.evening') }).click();
  await expect.poll(() => cancelled.length).toBe(1);
  expect(cancelled[0]).toContain('timeOfDay=morning');
  await expect(times(page).first()).toBeVisible();
  for (const text of await times(page).locator('time').allTextContents()) {
    expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(16);
  }
});

test('an empty day is read out with the next available time, by one status', async ({ page }) => {
  const monday = weekday(6);
  const saturday = addDays(monday, 6 - new Date(monday).getUTCDay());
  const specialtyIds = ['PSY'];
  await page.goto(href('private-appointment-list', {}, 'en', { specialtyIds, startDate: saturday }));
  await hydrated(page);
  const none = t('booking.list.results.count', { count: 0 });
  const [next = ''] = t('booking.list.empty.next', { day: '*', time: '*' }).split('*');
  const said = page.getByRole('region', { name: t('booking.list.results.heading') }).getByRole('status');
  await expect(said).toHaveCount(1);
  await expect(said).toContainText(new RegExp(`^${none} ${next}`));
});
