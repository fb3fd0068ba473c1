import { describe, test } from 'vitest';
import { expect, openPage } from '../testing/open-page.ts';

/** The lines of the menu that are marked on a page, each with how. */
async function marked(url: string): Promise<readonly string[]> {
  const menu = (await openPage(url)).getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const links = await menu.locator('a[aria-current]').all();
  return Promise.all(
    links.map(
      async (link) => `${(await link.textContent())?.trim()}: ${await link.getAttribute('aria-current')}`,
    ),
  );
}

describe('the side menu marks', () => {
  test.each([
    ['/en', 'Home: page'],
    ['/en/visits', 'Visits: page'],
    ['/en/visits/12', 'Visits: true'],
    ['/en/appointments/73', 'Appointments: true'],
    // A page of another feature, below the address of the list.
    ['/en/appointments/73/video', 'Appointments: true'],
    ['/en/appointments/73/earlier-time', 'Appointments: true'],
    ['/en/booking/private-customer', 'Book an appointment: true'],
    ['/en/available-appointments/5', 'Book an appointment: true'],
    // Their addresses begin otherwise than the list's.
    ['/en/laboratoryresult/2026-11-02', 'Laboratory: true'],
    ['/en/prescription-renewal/1', 'Prescriptions: true'],
    ['/en/imagingreferral/3', 'Imaging: true'],
    ['/en/health-record', 'All entries: page'],
    ['/en/my-information', 'My information: page'],
  ])('on %s the section %s', async (url, words) => {
    expect(await marked(url)).toEqual([words]);
  });

  test('nothing on a page outside its sections', async () => {
    expect(await marked('/en/accessibility-statement')).toEqual([]);
  });
});
