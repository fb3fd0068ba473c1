import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { employees } from '../fixtures.ts';

const SHOW = 'GET /api/employees';

describe('the page of an employer’s people', () => {
  test.each([
    [
      '/fi/tyotila/tyontekijat',
      'CSV-tiedosto',
      'Pohjolan Tehdas Oy: 1 284 työntekijää tänään.',
      'Palvelun ylläpitäjä',
    ],
    [
      '/sv/arbetsyta/anstallda',
      'CSV-fil',
      'Pohjolan Tehdas Oy: 1 284 anställda i dag.',
      'Tjänstens administratör',
    ],
    ['/en/workspace/employees', 'CSV file', 'Pohjolan Tehdas Oy: 1,284 employees today.', 'Service operator'],
  ])('%s takes a file, and has the earlier imports', async (url, file, today, operator) => {
    const page = await openPage(url, { answers: { [SHOW]: employees() } });
    await expect(page.getByLabel(file)).toBeVisible();
    await expect(page.getByText(today)).toBeVisible();
    await expect(page.getByText(operator)).toBeVisible();
  });

  test('says where nobody has imported anything', async () => {
    const page = await openPage('/en/workspace/employees', {
      answers: { [SHOW]: employees({ imports: [] }) },
    });
    await expect(page.getByText('No employees have been imported yet.')).toBeVisible();
  });

  test('tells others that it is not for them', async () => {
    const page = await openPage('/en/workspace/employees', { problems: { [SHOW]: 'forbidden' } });
    await expect(page.getByText('This page is for HR users of employers.')).toBeVisible();
  });
});
