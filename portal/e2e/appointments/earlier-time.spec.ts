import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { formatTime } from '#contract/time/time-format.ts';
import { bookSignedIn, freeTime, freeTimes, mailsTo, weekday } from '../api.ts';
import { DESKTOP, expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, ownContact, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { day: number; person: string })[] = [
  { brand: 'kaari', lang: 'sv', size: PHONE, day: 18, person: 'Sofia Elisabet Lindström' },
  { brand: 'pikkujatti', lang: 'en', size: DESKTOP, day: 19, person: 'Viktor Karl Lindström' },
];

for (const journey of JOURNEYS) {
  test(`an earlier time is offered as soon as it is free, and taken: ${nameOf(journey)}`, async ({
    page,
  }) => {
    const { brand, lang, size, day, person } = journey;
    const t = textsIn(lang, brandOf(brand));
    const { email } = ownContact();
    const early = await freeTime(brand, day, 2);
    const { practitioner, clinic, kindId } = early;
    const query = { practitionerIds: String(practitioner.id), clinicIds: clinic.id, startDate: weekday(day) };
    const late = (await freeTimes(brand, query)).findLast((time) => time.kindId === kindId);
    expect(late?.id).not.toBe(early.id);
    await page.setViewportSize(size);
    await signIn(page, person, href('appointment-list', {}, lang), brand);
    await hydrated(page);
    const booked = async (id = 0) => (await bookSignedIn(page, id, email)).reservationDetails.appointmentId;
    const given = await booked(early.id);
    const kept = await booked(late?.id);

    await page.goto(originOf(brand) + href('appointment', { ids: kept }, lang));
    await hydrated(page);
    await page.getByRole('link', { name: t('appointments.move.earlier') }).click();
    await expectFocusAtHeading(page);
    await expectGoodStep(page, t('booking.earlier.title'));
    await page.getByRole('button', { name: t('booking.earlier.ask') }).press('Enter');
    await expect(page.getByText(t('booking.earlier.waiting'))).toBeVisible();
    await expect(page.locator(':focus')).toContainText(t('booking.earlier.waiting'));
    await expectAccessible(page);
    await page.getByRole('button', { name: t('booking.earlier.end') }).press('Enter');
    await expect(page.locator(':focus')).toContainText(t('booking.earlier.ended'));
    await page.getByRole('button', { name: t('booking.earlier.ask') }).press('Enter');
    await expect(page.locator(':focus')).toContainText(t('booking.earlier.waiting'));

    await page.goto(originOf(brand) + href('appointment', { ids: given }, lang));
    await hydrated(page);
    await page.getByRole('button', { name: t('appointments.cancel.action') }).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('appointments.cancel.confirm') })
      .press('Enter');
    await expect(page).toHaveURL(originOf(brand) + href('front-page', {}, lang));

    // In the language of the patient, whatever that of the page is.
    const isOffered = async () =>
      (await mailsTo(email)).some(({ text }) => /\/(aikaisempi-aika|tidigare-tid|earlier-time)\s/.test(text));
    await expect.poll(isOffered).toBe(true);
    await page.goto(originOf(brand) + href('earlier-time', { id: kept }, lang));
    await hydrated(page);
    await expectGoodStep(page, t('booking.earlier.title'));
    await expect(page.getByText(t('booking.earlier.offered'))).toBeVisible();
    await page.getByRole('button', { name: t('booking.earlier.accept') }).press('Enter');
    await expect(page).toHaveURL(originOf(brand) + href('appointment', { ids: kept }, lang));
    await expect(page.getByText(t('booking.move.done')).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(formatTime(new Date(early.startDate), lang));
  });
}
