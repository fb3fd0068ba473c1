import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { expectReflow } from '../reflow.ts';
import { expectGoodStep } from '../steps.ts';
import { textsIn } from '../texts.ts';

const brand = 'pikkujatti';

test('a guardian sees what is due for the children, and goes on as the guardian of one', async ({ page }) => {
  const t = textsIn('fi', brandOf(brand));
  await page.setViewportSize(PHONE);
  await signIn(page, 'Sofia Elisabet Lindström', href('front-page', {}, 'fi'), brand);
  await hydrated(page);
  await page.getByRole('link', { name: t('shell.acting.family') }).click();
  await expect(page).toHaveURL(originOf(brand) + href('family', {}, 'fi'));
  await expectGoodStep(page, t('guardianship.family.title'));

  // A screen reader hears whose it is.
  const shown = new RegExp(`${t('guardianship.family.vaccinations.open')}.*Elsa`);
  const viktor = page.getByRole('region', { name: /Viktor/ });
  await expect(viktor).toContainText(t('guardianship.family.tooOld'));
  const elsa = page.getByRole('region', { name: /Elsa/ });
  await expect(elsa.getByText(t('guardianship.family.appointment.title'))).toBeVisible();
  await pressOn(page, elsa.getByRole('button', { name: shown }));
  await expect(page).toHaveURL(originOf(brand) + href('vaccinations-list', {}, 'fi'));
  await expect(page.getByRole('region', { name: t('shell.acting.label') })).toContainText('Elsa');

  await page.goto(originOf(brand) + href('family', {}, 'fi'));
  await hydrated(page);
  await expect(elsa.getByRole('link', { name: shown })).toBeVisible();
  await expectGoodStep(page, t('guardianship.family.title'));
  await page.setViewportSize(DESKTOP);
  await expectReflow(page);
});
