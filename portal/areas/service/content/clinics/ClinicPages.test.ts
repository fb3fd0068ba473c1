import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { clinicItem, clinicList } from '../clinic-fixtures.ts';

const LIST = 'GET /api/clinic-content';
const ITEM = 'GET /api/clinic-content/{clinic}';

describe('the page of clinics to edit', () => {
  test.each([
    ['/fi/tyotila/toimipisteet', 'Toimipisteet', 'Julkaisematta'],
    ['/sv/arbetsyta/mottagningar', 'Mottagningar', 'Inte publicerad'],
    ['/en/workspace/clinics', 'Clinics', 'Not published'],
  ])('%s has each, with what is not published yet', async (url, title, unpublished) => {
    const page = await openPage(url, { answers: { [LIST]: clinicList() } });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(unpublished, { exact: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Kaari Kamppi' })).toBeVisible();
  });

  test('tells others that it is not for them', async () => {
    const page = await openPage('/en/workspace/clinics', { problems: { [LIST]: 'forbidden' } });
    await expect(page.getByText('This page is for service operators.')).toBeVisible();
  });
});

describe('the page of one clinic to edit', () => {
  test.each([
    ['/fi/tyotila/toimipisteet/KAM', 'Kaari Kamppi', 'Julkaise versio 3', 'Alkuperäinen sisältö'],
    ['/sv/arbetsyta/mottagningar/KAM', 'Kaari Kampen', 'Publicera version 3', 'Ursprungligt innehåll'],
    ['/en/workspace/clinics/KAM', 'Kaari Kamppi', 'Publish version 3', 'Original content'],
  ])(
    '%s has what can be published, and the history from its beginning',
    async (url, name, publish, first) => {
      const before = { version: 1, savedAt: null, by: null, restoredFrom: null };
      const [newest, second] = clinicItem().versions;
      const versions = [newest, second, { ...clinicItem().versions[2], ...before }];
      const page = await openPage(url, { answers: { [ITEM]: clinicItem({ versions }) } });
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: publish })).toBeVisible();
      await expect(page.getByText(first)).toBeVisible();
    },
  );

  test('says where there is none', async () => {
    const page = await openPage('/en/workspace/clinics/XYZ', { problems: { [ITEM]: 'notFound' } });
    await expect(page.getByText('The clinic was not found')).toBeVisible();
  });
});
