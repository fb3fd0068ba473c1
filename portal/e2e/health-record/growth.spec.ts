import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { expectReflow } from '../reflow.ts';
import { expectGoodStep } from '../steps.ts';
import { textsIn } from '../texts.ts';

const brand = 'pikkujatti';

test('a guardian reads how a child has grown, as a drawing and as a table', async ({ page }) => {
  const t = textsIn('fi', brandOf(brand));
  await page.setViewportSize(PHONE);
  await signIn(
    page,
    'Sofia Elisabet Lindström',
    href('choose-child', {}, 'fi', { nextPath: '/fi/kasvu' }),
    brand,
  );
  await hydrated(page);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(page).toHaveURL(originOf(brand) + href('growth', {}, 'fi'));
  await hydrated(page);
  await expectGoodStep(page, t('growth.title'));

  const height = page.getByRole('figure', { name: t('growth.measures.height') });
  await expect(height).toContainText('127,9\u00a0cm');
  await expect(page.getByRole('figure')).toHaveCount(3);
  await height.getByRole('radio', { name: 'Kuvaaja' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(height.getByRole('row')).toHaveCount(9);
  await expect(height.getByText(/mitattu makuulla/)).toBeVisible();
  await expectGoodStep(page, t('growth.title'));
  await page.setViewportSize(DESKTOP);
  await expectReflow(page);
});
