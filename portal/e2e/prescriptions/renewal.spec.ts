import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { expectFocusAtHeading, nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { person: string; medicines: readonly string[] })[] = [
  {
    brand: 'kaari',
    lang: 'fi',
    size: PHONE,
    person: 'Aino Maria Virtanen',
    medicines: ['Kandesartaani 8\u00a0mg', 'Setiritsiini 10\u00a0mg'],
  },
  {
    brand: 'kaari',
    lang: 'en',
    size: DESKTOP,
    person: 'Helmi Annikki Salonen',
    medicines: ['Apiksabaani 5\u00a0mg', 'Ramipriili 5\u00a0mg'],
  },
];

/** In the page: the server gets what is sent next, and its answer is lost on its way. */
function loseNextAnswer(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    window.fetch = fetch;
    await fetch(...request);
    throw new TypeError('The connection was lost');
  };
}

for (const journey of JOURNEYS) {
  test(`a patient chooses prescriptions, answers and reads that the request was sent: ${nameOf(journey)}`, async ({
    page,
  }) => {
    const { brand, lang, size, person, medicines } = journey;
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, href('prescriptions-list', {}, lang), brand);
    await hydrated(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    for (const name of medicines) {
      await card(name).locator('summary').press('Enter');
      await expect(card(name).getByText(t('prescriptions.request.nothingSent'))).toBeVisible();
      await card(name).getByRole('checkbox').press('Space');
    }
    const basket = page.getByRole('region', { name: t('prescriptions.basket.label') });
    await expect(
      basket.getByText(t('prescriptions.basket.count', { count: medicines.length })),
    ).toBeInViewport();
    await expectAccessible(page);
    await basket.getByRole('link').press('Enter');
    await expectFocusAtHeading(page);
    await expect(page.getByText(t('prescriptions.renewal.notSent'))).toBeVisible();

    const send = page.getByRole('button', {
      name: t('prescriptions.renewal.send', { count: medicines.length }),
    });
    await send.press('Enter');
    await expect(page.getByText(t('prescriptions.renewal.errors.summary'))).toBeVisible();
    await expectAccessible(page);
    for (const name of medicines) {
      const about = page.getByRole('region', { name });
      await about.getByLabel(t('prescriptions.renewal.reason.label')).fill('Verenpainetauti');
      const choose = (question: string, choice: string) =>
        about.getByRole('radiogroup', { name: question }).getByLabel(choice).press('Space');
      await choose(t('prescriptions.renewal.hasRunOut.label'), t('prescriptions.renewal.no'));
      await about.getByLabel(t('prescriptions.renewal.amountLeft.label')).fill('10 tablettia');
      await choose(t('prescriptions.renewal.hasSideEffects.label'), t('prescriptions.renewal.no'));
    }
    await page.getByLabel(t('prescriptions.renewal.otherMedicines.label')).fill('Ei muita');
    await expectNoOverflow(page);

    // The answer is lost on its way.
    await page.evaluate(loseNextAnswer);
    await send.press('Enter');
    await expect(page.getByText(t('prescriptions.renewal.failures.network'))).toBeVisible();
    await page.reload();
    await hydrated(page);
    // The clinic has it: the page says so, and asks nothing any more.
    for (const name of medicines)
      await expect(card(name).getByText(t('prescriptions.request.sent.badge'))).toBeVisible();
    await expect(send).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: t('prescriptions.renewal.back') }).click();
    await expectFocusAtHeading(page);
    for (const name of medicines) {
      await expect(card(name).getByText(t('prescriptions.request.sent.badge'))).toBeVisible();
      await expect(card(name).getByRole('checkbox')).toHaveCount(0);
    }
  });
}

test('a request that is sent says so, and cannot be sent again', async ({ page }) => {
  const t = textsIn('sv');
  await signIn(page, 'Eero Juhani Lehtonen', href('prescriptions-list', {}, 'sv'));
  await hydrated(page);
  await page.getByRole('listitem').filter({ hasText: 'Atorvastatiini' }).getByRole('checkbox').check();
  await page.getByRole('link', { name: t('prescriptions.basket.renew') }).click();
  await expectFocusAtHeading(page);
  await page.getByLabel(t('prescriptions.renewal.reason.label')).fill('Kolesterol');
  const choose = (question: string, choice: string) =>
    page.getByRole('radiogroup', { name: question }).getByLabel(choice).check();
  await choose(t('prescriptions.renewal.hasRunOut.label'), t('prescriptions.renewal.yes'));
  await choose(t('prescriptions.renewal.hasSideEffects.label'), t('prescriptions.renewal.yes'));
  await page.getByLabel(t('prescriptions.renewal.sideEffects.label')).fill('Muskelvärk');
  await page.getByLabel(t('prescriptions.renewal.otherMedicines.label')).fill('Losartan');
  // Not by a pointer: its second press may fall on what stands there by then, and take the focus along.
  await page.getByRole('button', { name: t('prescriptions.renewal.send', { count: 1 }) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: t('prescriptions.renewal.sent.title') }),
  ).toBeFocused();
  await expect(page.getByText(t('prescriptions.renewal.notSent'))).toHaveCount(0);
  await expectAccessible(page);
});

test('what the clinic has declined says why and what to do, and may be asked for again', async ({ page }) => {
  const t = textsIn('en');
  await signIn(page, 'Aino Maria Virtanen', href('prescriptions-list', {}, 'en'));
  await hydrated(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Pantopratsoli' });
  await card.locator('summary').click();
  await expect(card.getByText(t('prescriptions.request.declined.badge'))).toBeVisible();
  await expect(card.getByText(t('prescriptions.request.declined.reasons.visit-needed'))).toBeVisible();
  await expect(card.getByRole('checkbox')).toBeVisible();
});

test('a guardian reads a child’s prescriptions, and renews none', async ({ page }) => {
  const brand = 'pikkujatti';
  const t = textsIn('sv', brandOf(brand));
  await page.setViewportSize(PHONE);
  await signIn(page, 'Sofia Elisabet Lindström', href('choose-child', {}, 'sv'), brand);
  await hydrated(page);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(page).toHaveURL(/\/sv$/);
  await page.goto(new URL(href('prescriptions-list', {}, 'sv'), page.url()).href);
  await hydrated(page);
  await expect(page.getByText('Flutikasoni')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
