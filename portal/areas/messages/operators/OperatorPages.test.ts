import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { breaks, staff } from './fixtures.ts';

const STAFF = 'GET /api/workspace/staff';
const BREAKS = 'GET /api/workspace/service-breaks';

describe('the pages of operators', () => {
  test.each([
    ['/fi/tyotila/henkilosto', 'Kenen oikeudet', 'HR-käyttäjä: Pohjolan Tehdas Oy'],
    ['/sv/arbetsyta/personal', 'Vems rättigheter', 'HR-användare: Pohjolan Tehdas Oy'],
    ['/en/workspace/staff', 'Whose rights', 'HR user: Pohjolan Tehdas Oy'],
  ])('%s lists the staff, and adds to it', async (url, like, hr) => {
    const page = await openPage(url, { answers: { [STAFF]: staff() } });
    await expect(page.getByLabel(like)).toBeVisible();
    await expect(page.getByText(hr)).toBeVisible();
    await expect(page.getByText('Timo Rantanen')).toBeVisible();
  });

  test.each([
    ['/fi/tyotila/huoltokatkot', 'Palvelun osa', 'Lisännyt: Outi Koivula'],
    ['/sv/arbetsyta/serviceavbrott', 'Del av tjänsten', 'Tillagt av: Outi Koivula'],
    ['/en/workspace/service-breaks', 'Part of the service', 'Added by: Outi Koivula'],
  ])('%s has the breaks, and adds one', async (url, part, by) => {
    const page = await openPage(url, { answers: { [BREAKS]: breaks() } });
    await expect(page.getByLabel(part)).toBeVisible();
    await expect(page.getByText(by)).toBeVisible();
  });

  test.each([
    ['/en/workspace/staff', STAFF],
    ['/en/workspace/service-breaks', BREAKS],
  ])('tells others that it is not for them: %s', async (url, call) => {
    const page = await openPage(url, { problems: { [call]: 'forbidden' } });
    await expect(page.getByText('This page is for service operators.')).toBeVisible();
  });
});
