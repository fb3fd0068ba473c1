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
import { pressOn, tabTo } from '../keyboard.ts';
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
      await pressOn(page, card(name).locator('summary'));
      await expect(card(name).getByText(t('prescriptions.request.nothingSent'))).toBeVisible();
      await pressOn(page, card(name).getByRole('checkbox'), 'Space');
    }
    const basket = page.getByRole('region', { name: t('prescriptions.basket.label') });
    await expect(
      basket.getByText(t('prescriptions.basket.count', { count: medicines.length })),
    ).toBeInViewport();
    await expectAccessible(page);
    await pressOn(page, basket.getByRole('link'));
    await expectFocusAtHeading(page);
    await expect(page.getByText(t('prescriptions.renewal.notSent'))).toBeVisible();

    const send = page.getByRole('button', {
      name: t('prescriptions.renewal.send', { count: medicines.length }),
    });
    await pressOn(page, send);
    const problems = page.getByRole('region', { name: t('prescriptions.renewal.errors.summary') });
    await expect(problems).toBeFocused();
    await expectAccessible(page);
    for (const name of medicines) {
      const about = page.getByRole('region', { name });
      const type = async (field: string, words: string) => {
        await tabTo(page, about.getByLabel(field));
        await page.keyboard.type(words);
      };
      // Tab leads to a group's first choice, and an arrow to the second.
      const choose = async (question: string, choice: string) => {
        const group = about.getByRole('radiogroup', { name: question });
        await tabTo(page, group.getByRole('radio').first());
        await page.keyboard.press('ArrowDown');
        await expect(group.getByLabel(choice)).toBeChecked();
      };
      await type(t('prescriptions.renewal.reason.label'), 'Verenpainetauti');
      await choose(t('prescriptions.renewal.hasRunOut.label'), t('prescriptions.renewal.no'));
      await type(t('prescriptions.renewal.amountLeft.label'), '10 tablettia');
      await choose(t('prescriptions.renewal.hasSideEffects.label'), t('prescriptions.renewal.no'));
    }
    await tabTo(page, page.getByLabel(t('prescriptions.renewal.otherMedicines.label')));
    await page.keyboard.type('Ei muita');
    await expectNoOverflow(page);

    // The answer is lost on its way.
    await page.evaluate(loseNextAnswer);
    await pressOn(page, send);
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
