import { describe, test } from 'vitest';
import { expect, openPage, type Page } from '../testing/open-page.ts';

const elsa = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };

describe('the front page', () => {
  test('leads to what patients often do, by their rights', async () => {
    const tilesFor = async (...features: string[]) =>
      (await openPage('/en', { session: { features } })).locator('a[id^="go-on-"]');
    const book = 'Book an appointment';
    await expect(await tilesFor()).toContainText([book, 'Vaccinations', 'All entries', 'My information']);
    await expect(await tilesFor('canRenewPrescriptions', 'certificates')).toContainText([
      book,
      'Prescription renewal',
      'Vaccinations',
      'Certificates',
    ]);
    await expect(
      await tilesFor('canRenewPrescriptions', 'customer-messaging-enabled', 'private-doctor-chat-allowed'),
    ).toContainText([book, 'Prescription renewal', 'Doctor’s chat', 'Vaccinations']);
  });

  test('has its lists in one order, whatever they hold', async () => {
    const page = await openPage('/en');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Appointments',
      'Visits',
      'Prescriptions',
      'Laboratory',
      'Imaging',
    ]);
  });
});

describe('whose matters they are, by faces', () => {
  const show = (state: object = {}) => openPage('/en', { brand: 'pikkujatti', ...state });
  const faces = (page: Page) => page.getByLabel('Whose care you are managing');

  test('the child for whom a guardian acts is marked before the register has answered', async () => {
    const page = await show({ session: { actingFor: elsa } });
    await expect(faces(page).locator('[aria-current="true"]')).toContainText('Elsa');
  });

  test('a guardian’s own matters are there while nobody knows of children', async () => {
    const page = await show();
    await expect(faces(page)).toBeVisible();
    await expect(faces(page).locator('[aria-current="true"]')).toHaveCount(0);
  });

  test('are not shown in a brand without guardians', async () => {
    await expect(faces(await show({ brand: 'kaari' }))).toHaveCount(0);
  });
});
