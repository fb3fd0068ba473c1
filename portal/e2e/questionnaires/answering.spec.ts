import { href } from '#contract/routes/routes.ts';
import { expect, expectAccessible, expectNoOverflow, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading } from '../steps.ts';
import { textsIn } from '../texts.ts';

test('a patient answers a questionnaire by keyboard and reads the answers afterwards', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Eero Juhani Lehtonen', href('front-page', {}, 'fi'));
  await hydrated(page);
  await page.getByRole('link', { name: t('questionnaires.block.showAll') }).press('Enter');
  await expectFocusAtHeading(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Uni ja palautuminen' }).press('Enter');
  await expectFocusAtHeading(page);

  const send = page.getByRole('button', { name: t('questionnaires.form.send') });
  await page.getByLabel('Kuinka monta tuntia nukut').fill('25');
  await send.press('Enter');
  await expect(page.getByText(t('questionnaires.form.summary'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByLabel('Kuinka monta tuntia nukut').fill('6,5');
  const choose = (question: string, choice: string) =>
    page.getByRole('radiogroup', { name: question }).getByLabel(choice).press('Space');
  await choose('Kuinka usein sinun on vaikea nukahtaa?', 'En koskaan');
  await choose('Kuinka usein olet väsynyt', '1–2 kertaa viikossa');
  await choose('Palaudutko työpäivästä', t('questionnaires.choice.false'));
  await page.getByLabel('Mikä vaikeuttaa palautumista?').fill('Vaihtuvat vuorot');

  // A scale, by the arrow keys; what is optional can be taken back, and the focus stays in the question.
  const strain = page.getByRole('radiogroup', { name: 'Kuinka kuormittunut olet nyt?' });
  await strain.getByRole('radio', { name: '7' }).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(strain.getByRole('radio', { name: '8' })).toBeChecked();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await strain.getByRole('button', { name: t('questionnaires.form.clear') }).press('Enter');
  await expect(strain.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(strain.getByRole('radio', { name: '0', exact: true })).toBeFocused();
  await strain.getByRole('radio', { name: '4' }).press('Space');

  // What is typed is kept while the patient looks elsewhere.
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Mikä vaikeuttaa palautumista?')).toHaveValue('Vaihtuvat vuorot');
  await expect(strain.getByRole('radio', { name: '4' })).toBeChecked();
  await send.press('Enter');
  await expect(page.getByText(t('questionnaires.sent.title'))).toBeVisible();
  await expect(send).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  for (const answer of ['6,5', '1–2 kertaa viikossa', 'Vaihtuvat vuorot', '4'])
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: t('questionnaires.results.file.save') }).click();
  expect((await file).suggestedFilename()).toMatch(/^kyselyn-vastaukset-[\d-]+\.json$/);
  await page.getByRole('link', { name: t('questionnaires.all') }).click();
  await page.getByRole('link', { name: 'Uni ja palautuminen' }).click();
  await expect(page).toHaveURL(/\/vastaukset$/);
  await expectFocusAtHeading(page);
  await expectAccessible(page);
});
