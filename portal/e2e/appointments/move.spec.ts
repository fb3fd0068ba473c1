import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { answerOf, bookSignedIn, deliver, freeTime, mailsTo, weekday } from '../api.ts';
import { DESKTOP, expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import {
  expectFocusAtHeading,
  expectGoodStep,
  nameOf,
  openTimes,
  ownContact,
  type Setting,
} from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { day: number; person: string })[] = [
  { brand: 'kaari', lang: 'fi', size: DESKTOP, day: 24, person: 'Onni Kalevi Mäkelä' },
  { brand: 'pikkujatti', lang: 'sv', size: PHONE, day: 26, person: 'Viktor Karl Lindström' },
];

/** The calendar entries that e-mails have brought. */
async function mailedEntries(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.flatMap(({ attachments }) =>
    attachments.map(({ base64 }) => Buffer.from(base64, 'base64').toString()),
  );
}

for (const journey of JOURNEYS) {
  test(`an appointment is moved in one step, by keyboard: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, day, person } = journey;
    const t = textsIn(lang, brandOf(brand));
    const { email } = ownContact();
    const old = await freeTime(brand, day);
    await page.setViewportSize(size);
    await signIn(page, person, href('appointment-list', {}, lang), brand);
    await hydrated(page);
    const { reservationDetails } = await bookSignedIn(page, old.id, email);
    const id = reservationDetails.appointmentId;
    await page.goto(originOf(brand) + href('appointment', { ids: id }, lang));
    await hydrated(page);

    await pressOn(page, page.getByRole('link', { name: t('appointments.move.action') }));
    await expectFocusAtHeading(page);
    await expect(page).toHaveTitle(
      new RegExp(`^${t('booking.move.title')} – ${t('booking.list.reschedule.title')} – `),
    );
    await expectGoodStep(page, t('booking.list.reschedule.title'));
    const search = new URL(page.url());
    search.searchParams.set('startDate', weekday(day + 1));
    await page.goto(search.href);
    await hydrated(page);
    const time = openTimes(page).first();
    const clock = (await time.locator('time').textContent()) ?? '';
    await pressOn(page, time);
    await expectFocusAtHeading(page);
    await expectGoodStep(page, t('booking.move.title'));

    // The answer to the first press is lost: the second does no more than tell.
    await page.route(
      '**/api/appointments/*',
      async (route) => {
        await deliver(route.request());
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const submit = page.getByRole('button', { name: t('booking.move.submit') });
    await pressOn(page, submit);
    await expect(page.getByText(t('booking.move.network'))).toBeVisible();
    await pressOn(page, submit);
    await expect(page).toHaveURL(originOf(brand) + href('appointment', { ids: id }, lang));
    await expect(page.getByRole('main')).toContainText(clock);
    await expect(page.getByText(t('booking.move.done')).first()).toBeVisible();
    await expectAccessible(page);

    await expect.poll(async () => (await mailedEntries(email)).length).toBe(2);
    const [booked = '', moved = ''] = (await mailedEntries(email)).toSorted(
      (a, b) => sequence(a) - sequence(b),
    );
    expect([sequence(booked), sequence(moved)]).toEqual([0, 1]);
    expect(/UID:.*/.exec(moved)?.[0]).toBe(/UID:.*/.exec(booked)?.[0]);
    const { text } = await answerOf(brand, `/api/appointments/free/${old.id}?lang=fi`);
    expect(JSON.parse(text)).toMatchObject({ type: 'available' });
  });
}

function sequence(entry: string): number {
  return Number(/SEQUENCE:(\d+)/.exec(entry)?.[1]);
}
