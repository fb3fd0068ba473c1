import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  installClock,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { expectFocusAtHeading } from '../steps.ts';
import { textsIn } from '../texts.ts';

const PATIENT = 'Eero Juhani Lehtonen';

// What is unread is counted of all conversations of a patient.
test.describe.configure({ mode: 'default' });

test('a patient reads a conversation, answers it and starts another one, by keyboard', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, PATIENT, href('front-page', {}, 'fi'));
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

test('a message that comes is counted in the menu, in the list and in the title, and said aloud', async ({
  page,
  browser,
}) => {
  const t = textsIn('fi');
  await page.setViewportSize(DESKTOP);
  await installClock(page);
  await signIn(page, PATIENT, href('conversation-list', {}, 'fi'));
  await hydrated(page);
  const [, before = '0'] = /^\((\d+)\)/.exec(await page.title()) ?? [];
  const count = Number(before) + 1;
  const link = page.getByRole('link', { name: 'Influenssarokotus työpaikalla' });
  const id = Number((await link.getAttribute('href'))?.split('/').at(-1));

  const context = await browser.newContext({ baseURL: originOf('kaari'), locale: 'fi' });
  const work = await context.newPage();
  await signIn(work, 'Ilona Katariina Heikkinen', href('workspace-thread', { id }, 'fi'));
  await hydrated(work);
  await work.getByRole('textbox', { name: t('workspace.reply.label') }).fill('Rokotamme myös torstaina.');
  await work.getByRole('button', { name: t('workspace.reply.send') }).press('Enter');
  await expect(work.getByRole('alert').filter({ hasText: t('workspace.reply.sent') })).toBeVisible();
  await context.close();

  // Nobody touches the page: it asks by itself.
  await page.clock.runFor(125_000);
  await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `));
  await expect(page.getByText(t('conversations.unread', { count }), { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: t('conversations.arrived', { count: 1 }) }),
  ).toHaveCount(1);
  const menu = page.getByRole('navigation').locator(`a[href="${href('conversation-list', {}, 'fi')}"]`);
  await expect(menu.first()).toHaveText(new RegExp(`${count}`));
});
