import { LANGUAGES } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { STYLE_ATTRIBUTE_HASHES } from '#shell/server/http/style-attribute-hashes.ts';
import { answerOf, ownAppointments } from './api.ts';
import { listOn } from './every-page.ts';
import { BRANDS, DESKTOP, expect, hydrated, PHONE, signIn, test } from './fixtures.ts';
import { hashOf, writtenStyleAttributes } from './style-attributes.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');

// A walk through many pages.
test.describe.configure({ timeout: 300_000 });

for (const { id: brand } of BRANDS) {
  test(`every style attribute that the server writes is an allowed one: ${brand}`, async ({ browser }) => {
    const written = await writtenStyleAttributes(browser, brand);
    const unknown = written.filter((value) => !STYLE_ATTRIBUTE_HASHES.includes(hashOf(value)));
    expect(unknown, 'node scripts/style-attribute-hashes.ts updates the list').toEqual([]);
  });
}

test('nothing is blocked with every pop-up open', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.setViewportSize(DESKTOP);
  await page.goto(listOn('fi', 16));
  await hydrated(page);
  await page.getByRole('combobox', { name: t('booking.list.filters.specialty') }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('booking.list.filters.practitioner') }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('controls.calendar'), exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: t('booking.list.filters.open', { count: 0 }) }).click();
  const drawer = page.getByRole('dialog', { name: t('booking.list.filters.title') });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('combobox', { name: t('booking.list.filters.municipality') }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  // In the dialog a list accepts the mouse, too.
  await page.getByRole('option').nth(1).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');

  await signIn(page, 'Aino Maria Virtanen', '/fi/ajanvaraukset');
  await hydrated(page);
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const own = await ownAppointments(page);
  const ids = own.find(({ mayCancel }) => mayCancel)?.id ?? 0;
  await page.goto(href('appointment', { ids }, 'fi'));
  await page.getByRole('button', { name: t('appointments.cancel.action') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(violations).toEqual([]);
});

test('the policy allows nothing inline', async ({ page }) => {
  for (const lang of LANGUAGES) {
    const response = await page.goto(`/${lang}/eula`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
  const { text } = await answerOf('kaari', '/fi/ajanvaraus');
  const nonce = /id="state" nonce="([\w-]+)"/.exec(text)?.[1];
  const again = /id="state" nonce="([\w-]+)"/.exec((await answerOf('kaari', '/fi/ajanvaraus')).text)?.[1];
  expect(nonce).toBeTruthy();
  expect(again).not.toBe(nonce);
});
