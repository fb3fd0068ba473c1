import { readFile } from 'node:fs/promises';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

test('a patient saves vaccinations as PDF, and the whole record as text', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Aino Maria Virtanen', href('vaccinations-list', {}, 'en'));
  await hydrated(page);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'latin1') };
  };
  const pdf = await save(t('downloads.pdf'));
  expect(pdf.name).toMatch(/^vaccinations-\d{4}-\d\d-\d\d\.pdf$/);
  expect(pdf.content).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/);

  await page.goto(href('health-record', {}, 'en'));
  await hydrated(page);
  const text = await save(t('downloads.txt'));
  expect(text.name).toMatch(/^health-record-\d{4}-\d\d-\d\d\.txt$/);
  expect(text.content).toContain('Aino Maria Virtanen');
});

test('a file that is asked for without a connection is said to be lost, and comes with the next press', async ({
  page,
  context,
}) => {
  const t = textsIn('sv');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('prescriptions-list', {}, 'sv'));
  await hydrated(page);
  const link = page.getByRole('link', { name: t('downloads.pdf') });
  const said = page.getByRole('alert').filter({ hasText: t('downloads.lost') });
  await context.setOffline(true);
  await link.click();
  await expect(said).toBeVisible();
  await expect(link).toBeFocused();
  await expectAccessible(page);
  await context.setOffline(false);
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(said).toHaveCount(0);
});
