import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  identify,
  originOf,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { person: string })[] = [
  { brand: 'kaari', lang: 'fi', size: PHONE, person: 'Aino Maria Virtanen' },
  { brand: 'pikkujatti', lang: 'sv', size: DESKTOP, person: 'Sofia Elisabet Lindström' },
];

for (const journey of JOURNEYS) {
  test(`an app reads the record until the patient ends it: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, person } = journey;
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, href('front-page', {}, lang), brand);
    await page.goto(`${SANDBOX}/record-app`);
    await page.getByRole('link', { name: originOf(brand), exact: true }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('record-apps.title', { whose: 'own' }),
    );
    await hydrated(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('checkbox', { name: t('record-apps.types.DocumentReference') }).press('Space');
    await page.getByRole('checkbox', { name: t('record-apps.stays') }).press('Space');
    await page.getByRole('button', { name: t('record-apps.allow'), exact: true }).press('Enter');

    await page.waitForURL(`${SANDBOX}/record-app/connections/*`);
    const connection = page.url();
    await expect(page.getByText(person, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Patient: 1$/)).toBeVisible();
    await expect(page.getByText(/^DocumentReference: /)).toHaveCount(0);

    await page.goto(originOf(brand) + href('my-information', {}, lang, { tab: 'consent' }));
    await hydrated(page);
    await page.getByText(t('record-apps.setting.open'), { exact: true }).click();
    const revoke = page.getByRole('button', { name: /: (Omat mittaukset|Mina mätningar)$/ });
    await expect(revoke.first()).toBeVisible();
    await expectAccessible(page);
    await revoke.first().press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('record-apps.setting.revoke'), exact: true }).press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: t('record-apps.setting.revoked') }),
    ).toBeFocused();
    await page.getByText(t('patient-information.log.open'), { exact: true }).click();
    const name = { fi: 'Omat mittaukset', sv: 'Mina mätningar', en: 'My measurements' }[lang];
    // And by which permission it has read.
    const reader = `${t('patient-information.log.app', { name, time: 'none' })} (`;
    await expect(page.getByText(reader).first()).toBeVisible();
    // What patients have done themselves comes with everybody's.
    await page
      .getByRole('radio', { name: t('patient-information.log.everybody'), exact: true })
      .press('Space');
    const withdrawn = { action: 'withdraw', record: t('patient-information.log.records.record-apps') };
    await expect(page.getByText(t('patient-information.log.did', withdrawn), { exact: true })).toBeVisible();

    await page.goto(connection);
    await expect(page.getByText('The app may not read your record any more.')).toBeVisible();
  });
}

test('an app that a patient does not let in reads nothing, and the login comes first', async ({ page }) => {
  await page.goto(`${SANDBOX}/record-app`);
  await page.getByRole('link', { name: originOf('kaari'), exact: true }).click();
  await page.waitForURL(/\/(fi|sv|en)\/(kirjaudu|loggain|login)\?/);
  const login = new URL(page.url());
  await page.goto(`${login.origin}/fi/kirjaudu${login.search}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Eero Juhani Lehtonen');
  await hydrated(page);
  const deny = page.getByRole('button', { name: /^(Älä anna lupaa|Do not give permission)$/ });
  await expect(deny).toBeVisible();
  const none = page.getByRole('checkbox', { checked: true });
  while ((await none.count()) > 0) await none.first().press('Space');
  await page.getByRole('button', { name: /^(Anna lupa|Give permission)$/ }).press('Enter');
  await expect(page.getByText(/Jos et halua näyttää mitään|To show nothing/)).toBeVisible();
  await deny.press('Enter');
  await expect(page.getByText('You did not let the app read anything.')).toBeVisible();
});
