import type { Browser, Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, type Setting } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

const JOURNEYS: readonly Setting[] = [
  { brand: 'kaari', lang: 'fi', size: PHONE },
  { brand: 'kaari', lang: 'sv', size: DESKTOP },
];

/** From the record to the page on which it is shared: makes a link, and resolves to it and its code. */
async function share(page: Page, t: Text, recipient: string): Promise<{ link: string; code: string }> {
  await page.getByRole('link', { name: t('health-record.downloads.share') }).click();
  await expectFocusAtHeading(page);
  await expectGoodStep(page, t('record-sharing.title'));
  await page.getByLabel(t('record-sharing.form.recipient')).fill(recipient);
  await page.getByRole('button', { name: t('record-sharing.form.submit') }).press('Enter');
  const made = page.getByRole('status').filter({ hasText: t('record-sharing.made.title') });
  await expect(made).toBeFocused();
  await expectAccessible(page);
  const shown = (label: string) => made.getByLabel(label, { exact: true }).inputValue();
  return {
    link: await shown(t('record-sharing.made.label')),
    code: await shown(t('record-sharing.made.code')),
  };
}

/** Somebody else, elsewhere, who opens what is shared. */
async function professional(
  browser: Browser,
  t: Text,
  { link, code }: { link: string; code: string },
  reader: string,
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const open = async () => {
    await page.goto(link);
    await hydrated(page);
    await page.getByLabel(t('record-sharing.opening.code')).fill(code);
    await page.getByLabel(t('record-sharing.opening.reader')).fill(reader);
    await page.getByRole('button', { name: t('record-sharing.opening.submit') }).press('Enter');
  };
  const download = async () => {
    await open();
    const file = page.getByRole('link', { name: t('record-sharing.opening.download') });
    await expect(file).toBeVisible();
    await expectAccessible(page);
    const [saved] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
  };
  const isRefused = async () => {
    await open();
    await expect(page.getByRole('alert')).toContainText(t('record-sharing.opening.notOpened'));
    await context.close();
  };
  return { download, isRefused };
}

/** The patient who shares sees who has opened it, and ends it. */
async function end(page: Page, t: Text, recipient: string, reader: string): Promise<void> {
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(reader)).toBeVisible();
  await page.getByRole('button', { name: t('record-sharing.list.endNamed', { recipient }) }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('record-sharing.list.end') }).press('Enter');
  await expect(page.getByText(t('record-sharing.list.endedNow'))).toBeVisible();
}

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
    const made = await share(page, t, recipient);
    const elsewhere = await professional(browser, t, made, reader);
    await elsewhere.download();
    await end(page, t, recipient, reader);
    expect(await page.content()).not.toContain(new URL(made.link).pathname);
    await elsewhere.isRefused();
  });
}

test('a school nurse opens what a guardian shares of a child', async ({ page, browser }) => {
  const [brand, lang] = ['pikkujatti', 'sv'] as const;
  const t = textsIn(lang, brandOf(brand));
  const [recipient, reader] = ['Strandby skola', 'Hälsovårdare Lind'];
  await page.setViewportSize(PHONE);
  await signIn(page, 'Sofia Elisabet Lindström', href('choose-child', {}, lang), brand);
  await hydrated(page);
  await page.getByRole('button', { name: /Elsa/ }).click();
  await expect(page).toHaveURL(/\/sv$/);
  await page.goto(originOf(brand) + href('health-record', {}, lang));
  await hydrated(page);
  const made = await share(page, t, recipient);
  await expect(page.getByText(t('record-sharing.form.acting'))).toBeVisible();
  const elsewhere = await professional(browser, t, made, reader);
  await elsewhere.download();
  await end(page, t, recipient, reader);
  await elsewhere.isRefused();
});
