import { href } from '#contract/routes/routes.ts';
import { expect, expectAccessible, expectNoOverflow, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading } from '../steps.ts';
import { textsIn } from '../texts.ts';

test('a patient reads a conversation, answers it and starts another one, by keyboard', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Eero Juhani Lehtonen', href('front-page', {}, 'fi'));
  await hydrated(page);
  await page.getByRole('link', { name: t('conversations.block.showAll') }).press('Enter');
  await expectFocusAtHeading(page);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole('link', { name: 'Verenpaineen kotimittaukset' }).press('Enter');
  await expectFocusAtHeading(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const words = `Mittaan huomenna uudelleen ${Date.now()}`;
  const reply = page.getByRole('textbox', { name: t('conversations.reply.label') });
  await reply.fill(words);
  await expect(page.getByText(/Luonnos tallennettu/)).toBeVisible();

  // What is typed is there on another device: without the sealed draft of this tab the server's is shown.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await hydrated(page);
  await expect(reply).toHaveValue(words);
  await page.getByRole('button', { name: t('conversations.reply.send'), exact: true }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  await expect(reply).toHaveValue('');
  await expect(reply).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  await expect(reply).toHaveValue('');

  await page.getByRole('link', { name: t('conversations.all') }).press('Enter');
  await expectFocusAtHeading(page);
  await expect(page.getByText(t('conversations.unread', { count: 0 }))).toBeVisible();
  await page.getByRole('link', { name: t('conversations.newLink') }).press('Enter');
  await expectFocusAtHeading(page);
  await expectAccessible(page);
  const send = page.getByRole('button', { name: t('conversations.new.send') });
  await expect(send).toBeDisabled();
  await page.getByRole('radio').first().check();
  const subject = `Selkä ${Date.now()}`;
  await page.getByLabel(t('conversations.new.subject'), { exact: true }).fill(subject);
  await page.getByLabel(t('conversations.new.message'), { exact: true }).fill('Kipu alkoi maanantaina.');
  // A double press sends it once.
  await send.dblclick();
  await expect(page).toHaveURL(/\/fi\/viestit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expectAccessible(page);
  await page.getByRole('link', { name: t('conversations.all') }).click();
  await expect(page.getByRole('link', { name: subject })).toHaveCount(1);
});
