import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';

const OPERATOR = 'Outi Maarit Koivula';

/** What no other test reads: they share the clinics, and find them by name. */
const NOTE = '<b>Rannan</b> puolelta';

test('an operator tells how to get to a clinic; patients read it at once, and what was before once it is withdrawn', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: originOf('pikkujatti') });
  const visitors = await browser.newContext({ baseURL: originOf('pikkujatti') });
  const page = await context.newPage();
  const visitor = await visitors.newPage();
  await signIn(page, OPERATOR, href('workspace-clinics', {}, 'fi'), 'pikkujatti');
  await page.getByRole('link', { name: 'Pikkujätti Matinkylä' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pikkujätti Matinkylä' })).toBeVisible();

  await hydrated(page);
  const form = page.getByRole('form', { name: 'Toimipiste' });
  for (const field of await form.getByRole('textbox', { name: /^Näin löydät perille/ }).all())
    await field.fill(NOTE);
  await form.getByRole('button', { name: 'Lisää poikkeus' }).click();
  await form.getByRole('button', { name: 'Poista poikkeus 1' }).click();
  const preview = page.getByRole('region', { name: 'Esikatselu' });
  await expect(preview.getByText(NOTE)).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Tallenna versio' }).click();
  await expect(page.getByText('Versio 2 on tallennettu.', { exact: false })).toBeVisible();

  const read = async (count: number) => {
    await visitor.goto(href('clinic', { slug: 'matinkyla' }, 'fi'));
    await expect(visitor.getByRole('heading', { level: 1, name: 'Pikkujätti Matinkylä' })).toBeVisible();
    await expect(visitor.getByText(NOTE)).toHaveCount(count);
  };
  await read(0);
  await page.getByRole('button', { name: 'Julkaise versio 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Julkaise' }).click();
  await expect(page.getByText('Toimipisteen sisältö on julkaistu.')).toBeVisible();
  await read(1);

  await page.getByRole('button', { name: 'Näytä taas versio 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Näytä aiempi versio' }).click();
  await expect(page.getByText('Potilaat näkevät taas aiemman version.')).toBeVisible();
  await read(0);
  await Promise.all([context.close(), visitors.close()]);
});
