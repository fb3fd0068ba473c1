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

test('an operator renames a clinic and tells how to get there; patients read it at once, and what was before once it is withdrawn', async ({
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
  for (const field of await form.getByRole('textbox', { name: /^Nimi/ }).all())
    await field.fill('Pikkujätti Matinranta');
  for (const field of await form.getByRole('textbox', { name: /^Näin löydät perille/ }).all())
    await field.fill('<b>Rannan</b> puolelta');
  await form.getByRole('button', { name: 'Lisää poikkeus' }).click();
  await form.getByRole('button', { name: 'Poista poikkeus 1' }).click();
  const preview = page.getByRole('region', { name: 'Esikatselu' });
  await expect(preview.getByText('<b>Rannan</b> puolelta')).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Tallenna versio' }).click();
  await expect(page.getByText('Versio 2 on tallennettu.', { exact: false })).toBeVisible();

  const clinic = (slug: string) => visitor.goto(href('clinic', { slug }, 'fi'));
  await clinic('matinkyla');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pikkujätti Matinkylä' })).toBeVisible();
  await page.getByRole('button', { name: 'Julkaise versio 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Julkaise' }).click();
  await expect(page.getByText('Toimipisteen sisältö on julkaistu.')).toBeVisible();

  await clinic('matinranta');
  await expect(visitor.getByText('<b>Rannan</b> puolelta')).toBeVisible();
  // The search for times knows it by its new name, too.
  const lists = await visitor.request.get('/api/appointments/clinics?lang=fi');
  expect(JSON.stringify(await lists.json())).toContain('Pikkujätti Matinranta');
  await visitor.goto(href('private-appointment-list', {}, 'fi', { clinicIds: ['PMA'] }));
  await expect(visitor.getByText('Pikkujätti Matinranta').first()).toBeVisible();

  await page.getByRole('button', { name: 'Näytä taas versio 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Näytä aiempi versio' }).click();
  await expect(page.getByText('Potilaat näkevät taas aiemman version.')).toBeVisible();
  await clinic('matinkyla');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pikkujätti Matinkylä' })).toBeVisible();
  await Promise.all([context.close(), visitors.close()]);
});
