import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { ownAppointments } from '../api.ts';
import { expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const brand = 'pikkujatti';
const chooser = href('choose-child', {}, 'sv');

test('a guardian who follows a link about a child with their own matters open is led to the child', async ({
  page,
}) => {
  const t = textsIn('sv', brandOf(brand));
  const choose = (name: string) => page.getByRole('button', { name: new RegExp(name) });
  await page.setViewportSize(PHONE);
  await signIn(page, 'Sofia Elisabet Lindström', chooser, brand);
  await hydrated(page);
  await choose('Elsa').click();
  await expect(page).toHaveURL(/\/sv$/);
  const [appointment] = await ownAppointments(page);
  if (!appointment) throw new Error('The child has no appointment');
  const { id } = appointment;
  await page.goto(originOf(brand) + chooser);
  await hydrated(page);
  await choose(t('guardianship.choose.ownAction')).click();
  await expect(page).toHaveURL(/\/sv$/);

  const other = page.getByRole('link', { name: t('shell.acting.elsewhere') });
  for (const address of [
    href('appointment', { ids: id }, 'sv'),
    href('earlier-time', { id }, 'sv'),
    href('video-appointment', { id }, 'sv'),
    href('appointments-additional-payment-approval-page', { id }, 'sv'),
  ]) {
    await page.goto(originOf(brand) + address);
    await expect(other).toBeVisible();
  }
  await expectAccessible(page);
  await other.click();
  await hydrated(page);
  await choose('Elsa').click();
  const address = href('appointments-additional-payment-approval-page', { id }, 'sv');
  await expect(page).toHaveURL(originOf(brand) + address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('additional-charges.title'));
});

test('who is nobody’s guardian is not led to anybody else', async ({ page }) => {
  const t = textsIn('sv', brandOf(brand));
  await signIn(page, 'Viktor Karl Lindström', href('appointment', { ids: 999_999 }, 'sv'), brand);
  await hydrated(page);
  await expect(page.getByText(t('appointments.detail.notFound.title'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: t('shell.acting.elsewhere') })).toHaveCount(0);
});
