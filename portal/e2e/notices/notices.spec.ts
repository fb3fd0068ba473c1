import { href } from '#contract/routes/routes.ts';
import { expect, expectAccessible, expectNoOverflow, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

test('a patient chooses what they are told of, and by which ways, by keyboard', async ({ page }) => {
  const t = textsIn('fi');
  const information = href('my-information', {}, 'fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Eero Juhani Lehtonen', information);
  await hydrated(page);
  const table = page.getByRole('table', { name: t('record-news.title') });
  await table.scrollIntoViewIfNeeded();
  const cell = (event: string, way: string) =>
    table.getByRole('checkbox', { name: `${t(`record-news.events.${event}`)}: ${t(`record-news.${way}`)}` });
  await expect(cell('results', 'email')).not.toBeChecked();
  await cell('results', 'email').press('Space');
  await cell('messages', 'sms').press('Space');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t('record-news.save') }).press('Enter');
  await expect(page.getByText(t('record-news.saved'))).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(cell('results', 'email')).toBeChecked();
  await expect(cell('results', 'sms')).not.toBeChecked();
  await expect(cell('messages', 'sms')).toBeChecked();
  // Text messages about appointments are a consent, which stands elsewhere.
  await expect(table.getByRole('row', { name: t('record-news.events.appointments') })).toContainText(
    t('record-news.always'),
  );
  await expect(table.getByRole('checkbox')).toHaveCount(4);
});
