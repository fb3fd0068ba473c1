import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { askedBy, REQUEST } from '../fixtures.ts';

const KEY = 'GET /api/record-app-request';
const at = (path: string) => `${path}?request=${REQUEST}`;

describe('the question of an app', () => {
  test.each([
    ['/fi/sovelluslupa', 'Saako sovellus lukea terveystietojasi?', 'Reseptit', 'Älä anna lupaa'],
    ['/sv/apptillstand', 'Får appen läsa dina hälsouppgifter?', 'Recept', 'Ge inte tillstånd'],
    ['/en/app-permission', 'May an app read your health record?', 'Prescriptions', 'Do not give permission'],
  ])('%s says who asks, for what and for how long', async (path, title, prescriptions, deny) => {
    const page = await openPage(at(path), { answers: { [KEY]: askedBy() } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('definition').first()).toHaveText('Omat mittaukset');
    await expect(page.getByRole('checkbox', { name: prescriptions })).toBeChecked();
    await expect(page.getByRole('checkbox')).toHaveCount(15);
    await expect(page.getByRole('button', { name: deny })).toBeVisible();
  });

  test('offers no longer than an hour to an app that asks for no more', async () => {
    const page = await openPage(at('/en/app-permission'), {
      answers: { [KEY]: askedBy({ wantsToStay: false, types: ['Immunization'] }) },
    });
    await expect(page.getByText('The permission ends in an hour.')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
  });

  test('says that it is gone, that it failed, and nothing without one', async () => {
    const notFound = 'The request was not found';
    const gone = await openPage(at('/en/app-permission'), { problems: { [KEY]: 'notFound' } });
    await expect(gone.getByText(notFound)).toBeVisible();
    await expect((await openPage('/en/app-permission')).getByText(notFound)).toBeVisible();
    const failed = await openPage(at('/en/app-permission'), {
      problems: { [KEY]: 'temporarilyUnavailable' },
    });
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
