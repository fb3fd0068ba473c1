import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly Setting[] = [
  { brand: 'kaari', lang: 'fi', size: PHONE },
  { brand: 'kaari', lang: 'sv', size: DESKTOP },
];

for (const journey of JOURNEYS) {
  test(`a professional elsewhere opens what a patient shares: ${nameOf(journey)}`, async ({
    page,
    browser,
  }) => {
    const { brand, lang, size } = journey;
    const t = textsIn(lang, brandOf(brand));
    // Each journey has its own: what one shares is listed in the other.
    const [recipient, reader] = [`Keskussairaala ${lang}`, `Sanna Niemi ${lang}`];
    await page.setViewportSize(size);
    await signIn(page, 'Aino Maria Virtanen', href('health-record', {}, lang), brand);
    await hydrated(page);
    await page.getByRole('link', { name: t('health-record.downloads.share') }).click();
    await expectFocusAtHeading(page);
    await expectGoodStep(page, t('record-sharing.title'));

    await page.getByLabel(t('record-sharing.form.recipient')).fill(recipient);
    await page.getByRole('button', { name: t('record-sharing.form.submit') }).press('Enter');
    const made = page.getByRole('status').filter({ hasText: t('record-sharing.made.title') });
    await expect(made).toBeFocused();
    await expectAccessible(page);
    const link = await made.getByLabel(t('record-sharing.made.label'), { exact: true }).inputValue();
    const code = await made.getByLabel(t('record-sharing.made.code'), { exact: true }).inputValue();

    // Somebody else, elsewhere.
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    const open = async () => {
      await elsewhere.goto(link);
      await hydrated(elsewhere);
      await elsewhere.getByLabel(t('record-sharing.opening.code')).fill(code);
      await elsewhere.getByLabel(t('record-sharing.opening.reader')).fill(reader);
      await elsewhere.getByRole('button', { name: t('record-sharing.opening.submit') }).press('Enter');
    };
    await open();
    const file = elsewhere.getByRole('link', { name: t('record-sharing.opening.download') });
    await expect(file).toBeVisible();
    await expectAccessible(elsewhere);
    const [download] = await Promise.all([elsewhere.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);

    await page.reload();
    await hydrated(page);
    await expect(page.getByText(reader)).toBeVisible();
    expect(await page.content()).not.toContain(new URL(link).pathname);
    await page.getByRole('button', { name: t('record-sharing.list.endNamed', { recipient }) }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('record-sharing.list.end') }).press('Enter');
    await expect(page.getByText(t('record-sharing.list.endedNow'))).toBeVisible();
    await open();
    await expect(elsewhere.getByRole('alert')).toContainText(t('record-sharing.opening.notOpened'));
    await context.close();
  });
}
