import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { freeTime, freeTimes, weekday } from '../api.ts';
import {
  expect,
  expectAccessible,
  hydrated,
  identify,
  originOf,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

/** Bookings at an insurer's expense. In turn: what an insurer's sandbox is told to do, it does to all of them. */
test.describe.configure({ mode: 'serial' });

const t = textsIn('en');
const words = (key: string) => t(`booking.reservation.insurance.${key}`);
const company = (name: string) => t(`insurance.companies.${name}`);
/** Weekdays and times that no other suite books. */
const DAY = 26;

async function setFault(fault: Readonly<Record<string, 'none' | 'down' | 'slow' | 'wrong'>>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${SANDBOX}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  expect(answer.status).toBe(200);
}

/** What each person has booked here: nobody is in two places at a time. */
const bookedBy = new Map<string, readonly Times[]>();
type Times = Awaited<ReturnType<typeof freeTimes>>[number];

/** A free time at which the person has none of those booked here. */
async function timeFor(person: string): Promise<number> {
  const booked = bookedBy.get(person) ?? [];
  for (const day of [DAY, DAY + 2]) {
    const time = (await freeTimes('kaari', { startDate: weekday(day) })).find(
      ({ requiresAuthToReserve, startDate, endDate }) =>
        !requiresAuthToReserve &&
        booked.every((other) => endDate <= other.startDate || startDate >= other.endDate),
    );
    if (time) {
      bookedBy.set(person, [...booked, time]);
      return time.id;
    }
  }
  throw new Error(`${person} has no time left`);
}

/** Opens the reservation of a time and chooses the company. */
async function choose(page: Page, person: string, name: string): Promise<void> {
  const id = await timeFor(person);
  await signIn(page, person, href('reserve-appointment-insurance', { id }, 'en'));
  await hydrated(page);
  await page.getByText(company(name), { exact: true }).click();
}

/** Confirms the booking. Resolves to the concept codes that were left, with what was answered. */
async function book(page: Page): Promise<string[]> {
  const left: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/concepts')) return;
    const { code } = response.request().postDataJSON();
    const { type } = await response.json();
    left.push(`${code} ${type}`);
  });
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await page.waitForURL(/available-appointments\/insurance\/\d+\/success/);
  await expect(page.getByRole('heading', { name: t('booking.success.title') })).toBeVisible();
  return left;
}

const notice = (page: Page, key: string) =>
  page.getByRole('status').filter({ hasText: words(`${key}.title`) });

test('Pohjola covers the visit, and its concept code is left', async ({ page }) => {
  await choose(page, 'Onni Kalevi Mäkelä', 'OP');
  await expect(notice(page, 'pohjola.FOUND')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('main')).not.toContainText('€');
  expect(await book(page)).toEqual(['999503 success']);
});

test('Pohjola knows no insurance, and the visit is booked without a code', async ({ page }) => {
  await choose(page, 'Aino Maria Virtanen', 'OP');
  await expect(notice(page, 'pohjola.NOT_FOUND')).toContainText('03030303');
  expect(await book(page)).toEqual([]);
});

test('Pohjola does not answer, and the visit is booked all the same', async ({ page }) => {
  await setFault({ pohjola: 'down' });
  try {
    await choose(page, 'Aino Maria Virtanen', 'OP');
    await expect(notice(page, 'pohjola.ERROR')).toBeVisible();
    await expect(page.getByRole('button', { name: words('again') })).toBeVisible();
    await expectAccessible(page);
    expect(await book(page)).toEqual([]);
  } finally {
    await setFault({ pohjola: 'none' });
  }
});

test('nobody has to wait for Pohjola', async ({ page }) => {
  // The answer comes when the test is over.
  await page.route('**/api/insurance/pohjola-check/**', () => {});
  await choose(page, 'Onni Kalevi Mäkelä', 'OP');
  await page.getByRole('button', { name: words('pohjola.skip') }).click();
  await expect(notice(page, 'pohjola.CANCELED')).toBeVisible();
  expect(await book(page)).toEqual([]);
});

test('If is billed directly only with consent', async ({ page }) => {
  await choose(page, 'Aino Maria Virtanen', 'IF');
  const submit = page.getByRole('button', { name: t('booking.reservation.submit') });
  const summary = page.getByRole('region', { name: t('booking.reservation.errors.summary') });
  await submit.click();
  await expect(
    summary.getByRole('link', { name: t('booking.reservation.errors.reimbursement') }),
  ).toBeVisible();
  await page.getByText(words('ways.USE_REIMBURSEMENT'), { exact: true }).click();
  await submit.click();
  await expect(
    summary.getByRole('link', { name: t('booking.reservation.errors.directCompensation') }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByText(words('consent'), { exact: true }).click();
  expect(await book(page)).toEqual(['90157 success']);
});

test('LähiTapiola has permits, and is billed directly', async ({ page }) => {
  await choose(page, 'Onni Kalevi Mäkelä', 'LAHITAPIOLA');
  await expect(notice(page, 'lahitapiola.INSURANCE_FOUND_WITH_PERMITS')).toBeVisible();
  await expect(page.getByRole('radio', { name: words('ways.USE_REIMBURSEMENT') })).toBeChecked();
  // The other permit has ended by then.
  await expect(page.getByRole('radio', { name: /^Sprain, Left ankle/ })).toBeChecked();
  await expect(page.getByText('Back pain')).toHaveCount(0);
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  const summary = page.getByRole('region', { name: t('booking.reservation.errors.summary') });
  await expect(
    summary.getByRole('link', { name: t('booking.reservation.errors.directCompensation') }),
  ).toBeVisible();
  await page.getByText(words('permitConsent'), { exact: true }).click();
  await expectAccessible(page);
  expect(await book(page)).toEqual(['90021 success']);
  const about = t('insurance.about', { symptom: 'Sprain', bodyPart: 'Left ankle' });
  await expect(page.getByRole('main')).toContainText(about);
  await page.getByRole('link', { name: t('booking.success.view') }).click();
  await expect(page.getByRole('main')).toContainText(about);
});

test('LähiTapiola is asked for a permit: denied, given up, allowed; nothing that was typed is lost', async ({
  page,
}) => {
  await choose(page, 'Eero Juhani Lehtonen', 'LAHITAPIOLA');
  await expect(notice(page, 'lahitapiola.INSURANCE_FOUND_NO_PERMITS')).toBeVisible();
  const email = page.getByLabel(t('contact.email'), { exact: true });
  await email.fill('eero.kirjoitti@example.com');
  const decide = async (decision: string) => {
    await page.getByRole('link', { name: words('lahitapiola.apply') }).click();
    await page.locator(`button[value=${decision}]`).click();
    await page.waitForURL(new RegExp(`insurance/\\d+\\?status=${decision}`));
    await hydrated(page);
    await expect(email).toHaveValue('eero.kirjoitti@example.com');
  };
  await decide('directcompensationdenied');
  await expect(notice(page, 'lahitapiola.DENIED')).toBeVisible();
  await decide('cancel');
  await expect(notice(page, 'lahitapiola.CANCELED')).toBeVisible();
  await expectAccessible(page);
  await decide('directcompensationallowed');
  await expect(notice(page, 'lahitapiola.INSURANCE_FOUND_WITH_PERMITS')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Joint pain, Shoulder/ })).toBeChecked();
  await page.getByText(words('permitConsent'), { exact: true }).click();
  expect(await book(page)).toEqual(['90021 success']);
});

test('LähiTapiola does not answer, and the visit is booked all the same', async ({ page }) => {
  await setFault({ lahitapiola: 'down' });
  try {
    await choose(page, 'Aino Maria Virtanen', 'LAHITAPIOLA');
    await expect(notice(page, 'lahitapiola.ERROR')).toBeVisible();
    await expectAccessible(page);
    expect(await book(page)).toEqual([]);
  } finally {
    await setFault({ lahitapiola: 'none' });
  }
});

test('LähiTapiola knows no policy, nor does an error on its page hinder the booking', async ({ page }) => {
  const id = await timeFor('Helmi Annikki Salonen');
  const own = href('reserve-appointment-insurance', { id }, 'en');
  await signIn(page, 'Helmi Annikki Salonen', own);
  await hydrated(page);
  await page.getByText(company('LAHITAPIOLA'), { exact: true }).click();
  await expect(notice(page, 'lahitapiola.INSURANCE_NOT_FOUND')).toBeVisible();
  await page.goto(`${own}?status=error`);
  await hydrated(page);
  await expect(notice(page, 'lahitapiola.ERROR')).toBeVisible();
  expect(await book(page)).toEqual([]);
});

test.describe('in a brand for children', () => {
  const childrens = textsIn('sv', brandOf('pikkujatti'));
  const at = (key: string) => childrens(`booking.reservation.insurance.${key}`);

  const addressOf = async (nth: number) =>
    href('reserve-appointment-insurance', { id: (await freeTime('pikkujatti', DAY + 3, nth)).id }, 'sv');

  const choose = async (page: Page) => {
    await hydrated(page);
    await page.getByText(childrens('insurance.companies.LAHITAPIOLA'), { exact: true }).click();
  };

  async function confirm(page: Page): Promise<void> {
    await page.getByRole('button', { name: childrens('booking.reservation.submit') }).click();
    await expect(page.getByRole('heading', { name: childrens('booking.success.title') })).toBeVisible();
  }

  test('a minor who books alone is not asked about, and books', async ({ page }) => {
    await signIn(page, 'Viktor Karl Lindström', await addressOf(0), 'pikkujatti');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await choose(page);
    await expect(page.getByText(at('pays'))).toBeVisible();
    await expectAccessible(page);
    await confirm(page);
    expect(asked.filter((url) => url.includes('lahitapiola'))).toEqual([]);
    const told = page.evaluate(async () =>
      (await fetch('/api/insurance/lahitapiola-policy-check?lang=sv')).json(),
    );
    expect(await told).toEqual({ type: 'underageCustomer' });
  });

  test('a guardian learns what the child’s insurance says, and books', async ({ page }) => {
    const next = await addressOf(1);
    await page.goto(originOf('pikkujatti') + href('hpa-front-page', {}, 'sv', { nextPath: next }));
    await page.getByRole('link', { name: childrens('guardianship.entry.child') }).click();
    await page.getByRole('link', { name: 'Kuusipankki' }).click();
    await identify(page, 'Sofia Elisabet Lindström');
    await hydrated(page);
    await page
      .getByRole('button', { name: childrens('guardianship.choose.chooseName', { name: 'Elsa' }) })
      .click();
    await page.waitForURL(originOf('pikkujatti') + next);
    await choose(page);
    const found = at('lahitapiola.INSURANCE_FOUND_NO_PERMITS.title');
    await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
    await expectAccessible(page);
    await confirm(page);
  });
});

/** Last, as an insurer that has failed so often is left alone for a while. Slow comes first: it is asked then. */
const MISBEHAVING = [
  ['slow', 'pohjola', 'OP'],
  ['slow', 'lahitapiola', 'LAHITAPIOLA'],
  ['wrong', 'pohjola', 'OP'],
  ['wrong', 'lahitapiola', 'LAHITAPIOLA'],
] as const;

for (const [fault, insurer, name] of MISBEHAVING) {
  test(`${insurer} is ${fault}, and the visit is booked all the same`, async ({ page }) => {
    await setFault({ [insurer]: fault });
    try {
      await choose(page, 'Helmi Annikki Salonen', name);
      if (fault === 'wrong') await expect(notice(page, `${insurer}.ERROR`)).toBeVisible();
      else await expect(page.getByText(words(`${insurer}.checking`)).first()).toBeVisible();
      expect(await book(page)).toEqual([]);
    } finally {
      await setFault({ [insurer]: 'none' });
    }
  });
}
