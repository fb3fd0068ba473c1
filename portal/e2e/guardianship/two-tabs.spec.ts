import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { freeTime } from '../api.ts';
import { expect, hydrated, originOf, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const brand = 'pikkujatti';
const origin = originOf(brand);

test('a booking for a child says when another tab has chosen somebody else, and waits for the child', async ({
  context,
  page,
}) => {
  const t = textsIn('sv', brandOf(brand));
  const { id } = await freeTime(brand, 12);
  const form = href('reserve-appointment', { id }, 'sv');
  const strip = page.getByRole('region', { name: t('shell.acting.label') });
  const email = page.getByLabel(t('contact.email'), { exact: true });
  await signIn(page, 'Sofia Elisabet Lindström', href('choose-child', {}, 'sv'), brand);
  const choose = (name: string) => t('guardianship.choose.chooseName', { name });
  await page.getByRole('button', { name: choose('Elsa') }).click();
  await expect(strip).toContainText('Elsa Lindström');
  await page.goto(origin + form);
  await hydrated(page);
  await email.fill('for.elsa@example.com');

  const other = await context.newPage();
  await other.goto(origin + href('choose-child', {}, 'sv'));
  await hydrated(other);
  await other.getByRole('button', { name: t('guardianship.choose.ownAction') }).click();
  await expect(other).toHaveURL(`${origin}/sv`);
  await page.bringToFront();
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByRole('main').getByText(t('shell.acting.forAnother'))).toBeVisible();
  await expect(page).toHaveURL(origin + form);
  await expect(strip).toHaveCount(0);
  await hydrated(page);
  // For herself she books nothing here.
  await expect(page.getByRole('main').getByText(t('booking.reservation.child.choose'))).toBeVisible();
  await expect(email).toHaveCount(0);

  await other.goto(origin + href('choose-child', {}, 'sv'));
  await hydrated(other);
  await other.getByRole('button', { name: choose('Elsa') }).click();
  await expect(other.getByRole('region', { name: t('shell.acting.label') })).toContainText('Elsa Lindström');
  await page.goto(origin + form);
  await expect(strip).toContainText('Elsa Lindström');
  await expect(email).toHaveValue('for.elsa@example.com');
});
