import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { weekday } from '../api.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  hydrated,
  identify,
  installClock,
  originOf,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { click, pressOn } from '../keyboard.ts';
import { expectGoodStep, openTimes } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

const brand = 'pikkujatti';
const origin = originOf(brand);
const textsOf = (lang: Language) => textsIn(lang, brandOf(brand));

/** The strip that says for whom a guardian acts. */
const strip = (page: Page, t: Text) => page.getByRole('region', { name: t('shell.acting.label') });

const SOFIA = {
  lang: 'fi',
  size: PHONE,
  press: click,
  hand: 'pointer',
  day: 16,
  guardian: 'Sofia Elisabet Lindström',
  email: 'sofia.lindstrom@example.com',
  child: ['Elsa', 'Lindström'],
  // A thirteen-year-old brother.
  tooOld: 1,
} as const;
const JANNE = {
  lang: 'sv',
  size: DESKTOP,
  press: pressOn,
  hand: 'keyboard',
  day: 17,
  guardian: 'Janne Petteri Koskinen',
  email: 'janne.koskinen@example.com',
  child: ['Venla', 'Koskinen'],
  tooOld: 0,
} as const;
type Journey = typeof SOFIA | typeof JANNE;

/** How soon the register is asked again in these tests. */
const INTERVAL_MS = 2500;

/** Sets how the register treats one guardian's queries. */
async function setFault(identityCode: string, fault: 'none' | 'down' | 'ended'): Promise<void> {
  const answer = await fetch(`${SANDBOX}/population-register/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identityCode, fault }),
  });
  expect(answer.status).toBe(200);
}

/**
 * From the children's brand's entry to an appointment of the child's, and on to the guardian's own matters and back.
 */
async function actForChild(page: Page, journey: Journey): Promise<string> {
  const { lang, size, press, day, guardian, email, child, tooOld } = journey;
  const [firstName] = child;
  const childName = child.join(' ');
  const t = textsOf(lang);
  const { guardianActsUntilAge: age } = brandOf(brand);
  await page.setViewportSize(size);
  const list = href('private-appointment-list', {}, lang, { startDate: weekday(day) });

  // An anonymous visitor at a page for patients is asked whose matters it is about.
  await page.goto(origin + href('appointment-list', {}, lang));
  await expect(page).toHaveURL(new RegExp(`${href('hpa-front-page', {}, lang)}\\?nextPath=`));
  await page.goto(origin + href('hpa-front-page', {}, lang, { nextPath: list }));
  await hydrated(page);
  await expectGoodStep(page, t('guardianship.entry.title', { brandCompound: 'Pikkujätti' }));
  await expect(page.getByText(t('guardianship.entry.childText', { age }))).toBeVisible();
  await press(page, page.getByRole('link', { name: t('guardianship.entry.own') }));
  await expect(page).toHaveURL(origin + href('login-page-for-anonymous-users', {}, lang, { nextPath: list }));
  await page.goBack();
  await press(page, page.getByRole('link', { name: t('guardianship.entry.child') }));
  await expect(page).toHaveURL(new RegExp(href('login-page-for-anonymous-users', {}, lang)));
  await press(page, page.getByRole('link', { name: 'Kuusipankki' }));
  await identify(page, guardian);

  // Several children: one young enough for her guardian to act, one who acts himself.
  await hydrated(page);
  await expectGoodStep(page, t('guardianship.choose.title'));
  await expect(page.getByRole('main').getByText(t('guardianship.choose.tooOld'))).toHaveCount(tooOld);
  await expect(strip(page, t)).toHaveCount(0);
  await press(
    page,
    page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: firstName }) }),
  );
  await expect(page).toHaveURL(origin + list);
  await hydrated(page);
  await expect(strip(page, t)).toContainText(childName);
  // One row as high as a finger, and its edge.
  expect((await strip(page, t).boundingBox())?.height).toBeLessThanOrEqual(45);

  await press(page, openTimes(page).first());
  await expectGoodStep(page, t('booking.reservation.title'));
  await expect(page.getByLabel(t('contact.email'), { exact: true })).toHaveValue(email);
  await press(page, page.getByRole('button', { name: t('booking.reservation.submit') }));
  await expectGoodStep(page, t('booking.success.title'));
  await expect(strip(page, t)).toContainText(childName);
  await press(page, page.getByRole('link', { name: t('booking.success.view') }));
  await expect(page.getByRole('link', { name: t('appointments.detail.all') })).toBeVisible();
  const appointment = page.url();

  // Her own matters, without signing in again: nothing of the child's remains.
  const menu = page.locator('summary').filter({ hasText: guardian.split(' ')[0] ?? '' });
  await press(page, menu);
  await press(page, page.getByRole('button', { name: t('shell.acting.own') }));
  await expect(page).toHaveURL(`${origin}/${lang}`);
  await hydrated(page);
  await expect(strip(page, t)).toHaveCount(0);
  const answer = await page.goto(appointment);
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await press(page, menu);
  await press(page, page.getByRole('button', { name: t('shell.acting.child', { name: firstName }) }));
  await expect(strip(page, t)).toContainText(childName);
  // The front page has the faces, too.
  await page.goto(`${origin}/${lang}`);
  await hydrated(page);
  await press(page, page.getByRole('button', { name: t('shell.acting.own') }));
  await expect(strip(page, t)).toHaveCount(0);
  await hydrated(page);
  await press(page, page.getByRole('button', { name: t('shell.acting.child', { name: firstName }) }));
  await expect(strip(page, t)).toContainText(childName);
  await hydrated(page);
  await expectAccessible(page);
  expect((await page.goto(appointment))?.status()).toBe(200);
  await hydrated(page);
  await expectAccessible(page);

  return appointment;
}

test(`a guardian acts for a child and for herself: ${SOFIA.lang}, ${SOFIA.hand}`, async ({ page }) => {
  const t = textsOf(SOFIA.lang);
  await actForChild(page, SOFIA);
  await page.getByRole('button', { name: t('appointments.cancel.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('appointments.cancel.confirm') })
    .click();
  // Nobody reads that their own time is cancelled.
  await expect(page.getByRole('main')).toContainText(t('shell.childAppointmentCancelled'));
});

// Logging out ends a person's sessions everywhere, so tests that do so take turns.
test.describe
  .serial('one guardian', () => {
    test(`acts for a child, for himself, and logs out: ${JANNE.lang}, ${JANNE.hand}`, async ({ page }) => {
      const { lang, press } = JANNE;
      const t = textsOf(lang);
      const appointment = await actForChild(page, JANNE);
      await press(page, page.locator('summary').filter({ hasText: 'Janne' }));
      await press(page, page.getByRole('link', { name: t('shell.menu.signOut') }));
      await press(page, page.getByRole('button', { name: t('shell.signOut.confirm') }));
      await expect(page).toHaveURL(new RegExp(href('login-page-for-anonymous-users', {}, lang)));
      await page.goto(appointment);
      await expect(page).toHaveURL(new RegExp(href('hpa-front-page', {}, lang)));
    });

    test('a guardianship that has ended leads back to the guardian’s own matters, and says so', async ({
      page,
    }) => {
      const t = textsOf('en');
      await signIn(page, JANNE.guardian, href('choose-child', {}, 'en'), brand);
      await hydrated(page);
      await page
        .getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Venla' }) })
        .click();
      await expect(strip(page, t)).toContainText('Venla Koskinen');
      await setFault('280282-9372', 'ended');
      await page.waitForTimeout(INTERVAL_MS);
      await page.goto(origin + href('appointment-list', {}, 'en'));
      await hydrated(page);
      await expect(strip(page, t)).toContainText(t('shell.acting.ended'));
      await expect(page.getByText('Venla')).toHaveCount(0);
      await expectAccessible(page);
      await strip(page, t).getByRole('link').click();
      await expect(page.getByRole('main')).toContainText(t('guardianship.choose.none'));
      await page.getByRole('button', { name: t('guardianship.choose.ownAction') }).click();
      await expect(page).toHaveURL(`${origin}/en`);
      await expect(strip(page, t)).toHaveCount(0);
      await setFault('280282-9372', 'none');
    });
  });

test('while the register is down no record is opened, and one can try again', async ({ page }) => {
  const t = textsOf('sv');
  const KERTTU = '070771-9249';
  await setFault(KERTTU, 'down');
  await signIn(page, 'Kerttu Helena Laine', href('choose-child', {}, 'sv'), brand);
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText(t('guardianship.choose.unavailable'));
  await expectGoodStep(page, t('guardianship.choose.title'));
  await setFault(KERTTU, 'none');
  await page.getByRole('button', { name: t('controls.retry') }).click();
  const venla = page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Venla' }) });
  await expect(venla).toBeVisible();
  // A child has two guardians.
  await expect(page.getByText('Janne Petteri Koskinen')).toBeVisible();
  await setFault(KERTTU, 'down');
  await venla.click();
  await expect(page.getByText(t('guardianship.choose.failed'))).toBeVisible();
  await setFault(KERTTU, 'none');
  await venla.click();
  await expect(strip(page, t)).toContainText('Venla Koskinen');
  // When asked again, the register is down again: the page waits instead of showing anything.
  await setFault(KERTTU, 'down');
  await page.waitForTimeout(INTERVAL_MS);
  await page.goto(origin + href('appointment-list', {}, 'sv'));
  await expect(page).toHaveURL(new RegExp(href('choose-child', {}, 'sv')));
  await expect(strip(page, t)).toContainText(t('shell.acting.unavailable'));
  await expectAccessible(page);
  await setFault(KERTTU, 'none');
  await page.goto(origin + href('appointment-list', {}, 'sv'));
  await expect(strip(page, t)).toContainText('Venla Koskinen');
});

test('an outdated tab shows nothing of the child that another tab acts for', async ({ context, page }) => {
  const t = textsOf('fi');
  await signIn(page, 'Sofia Elisabet Lindström', href('choose-child', {}, 'fi'), brand);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(strip(page, t)).toContainText('Elsa Lindström');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(origin + href('choose-child', {}, 'fi'));
  await hydrated(other);
  await other.getByRole('button', { name: t('guardianship.choose.ownAction') }).click();
  await expect(other).toHaveURL(`${origin}/fi`);
  // The response to its next call says that the patient has changed: it shows the page for the new one.
  await page.locator('main a[href*="/fi/ajanvaraukset/"]').first().click();
  await expect(strip(page, t)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(t('appointments.detail.notFound.title'));
});

test('unsaved changes are asked about before another child is chosen, not when another tab has chosen', async ({
  context,
  page,
}) => {
  const t = textsOf('en');
  await page.setViewportSize(PHONE);
  await signIn(page, SOFIA.guardian, href('choose-child', {}, 'en'), brand);
  await hydrated(page);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(strip(page, t)).toContainText('Elsa Lindström');
  await page.goto(origin + href('my-information', {}, 'en'));
  await hydrated(page);
  await page.getByRole('button', { name: t('patient-information.edit.contact') }).click();
  await page.getByLabel(t('contact.child.emailAddress')).fill(SOFIA.email);
  await page.getByLabel(t('contact.child.phoneNumber')).fill('0401234505');
  await page.getByLabel(t('contact.street'), { exact: true }).fill('Uusikatu 7');
  await pressOn(page, page.locator('summary').filter({ hasText: 'Sofia' }));
  await pressOn(page, page.getByRole('button', { name: t('shell.acting.own') }));
  const question = page.getByRole('alertdialog', { name: t('unsaved-changes.title') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, question.getByRole('button', { name: t('unsaved-changes.stay') }));
  await expect(strip(page, t)).toContainText('Elsa Lindström');

  const other = await context.newPage();
  await other.goto(origin + href('choose-child', {}, 'en'));
  await hydrated(other);
  await other.getByRole('button', { name: t('guardianship.choose.ownAction') }).click();
  await expect(other).toHaveURL(`${origin}/en`);
  await page.bringToFront();
  await page.getByRole('button', { name: t('patient-information.save.contact'), exact: true }).click();
  await expect(strip(page, t)).toHaveCount(0);
  await expect(page.getByText('Sofia Elisabet', { exact: true })).toBeVisible();
  await expect(page.getByText(/Uusikatu 7/)).toHaveCount(0);
});

test('a person who may not act for somebody, or is too young to act herself, reads why', async ({ page }) => {
  const t = textsOf('en');
  await installClock(page);
  const list = href('appointment-list', {}, 'en');
  await signIn(page, 'Elsa Sofia Lindström', list, brand);
  await expect(page).toHaveURL(
    origin + href('hpa-front-page', {}, 'en', { nextPath: list, error: 'guardianNeeded' }),
  );
  await hydrated(page);
  const words = t('guardianship.entry.error.guardianNeeded.title');
  await expect(page.getByRole('main')).toContainText(words);
  await expect(page.getByText(words)).toHaveCount(2);
  // The toast stays for 20 seconds, and the notice as long as the page.
  await page.clock.runFor(15_000);
  await expect(page.getByText(words)).toHaveCount(2);
  await page.clock.runFor(6000);
  await expect(page.getByText(words)).toHaveCount(1);
  await expectGoodStep(page, t('guardianship.entry.title', { brandCompound: 'Pikkujätti' }));
  await page.goto(`${origin}/en/transaction-path?error=disallowed`);
  await expect(page.getByRole('main')).toContainText('You cannot act on behalf of this person');
  await page.goto(`${origin}/en/transaction-path?error=else`);
  await expect(page.getByRole('main')).toContainText('An unknown error has occurred');
});
