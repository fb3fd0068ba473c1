import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';

const SHOW = 'GET /api/system-status';
const answer = {
  parts: [
    { part: 'booking', status: 'plannedMaintenance', until: '2026-11-21T08:00:00.000Z' },
    { part: 'results', status: 'unexpectedDowntime', until: null },
    { part: 'invoices', status: 'operational', until: null },
    { part: 'payment', status: 'unknown', until: null },
  ],
  announced: [{ part: 'prescriptions', startsAt: '2026-11-22T20:00:00.000Z', endsAt: null }],
};

describe('the page of how the service is', () => {
  test.each([
    ['/fi/hairiot', ['Huoltokatko', 'Häiriö', 'Toimii', 'Ei tiedossa'], 'Reseptit'],
    ['/sv/storningar', ['Serviceavbrott', 'Störning', 'Fungerar', 'Okänt'], 'Recept'],
    ['/en/service-status', ['Maintenance', 'Disruption', 'Working', 'Not known'], 'Prescriptions'],
  ])('%s says it of each part, and what is told ahead', async (url, statuses, announced) => {
    const page = await openPage(url, { session: visitorSession, answers: { [SHOW]: answer } });
    for (const status of statuses) await expect(page.getByText(status, { exact: true })).toBeVisible();
    await expect(page.getByText(announced)).toBeVisible();
  });

  test.each([
    ['kaari', '/fi/ajanvaraus', 'Häiriöt ja huoltokatkot', '/fi/hairiot'],
    ['pikkujatti', '/sv/tidsbokning', 'Störningar och serviceavbrott', '/sv/storningar'],
    ['kaari', '/en/booking', 'Service status', '/en/service-status'],
  ] as const)('is linked from the footer: %s, %s', async (brand, url, name, address) => {
    const page = await openPage(url, { brand, session: visitorSession });
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
  });

  test('begins with what matters: how many parts are out of use, or that all work', async () => {
    const opening = async (...statuses: string[]) => {
      const parts = statuses.map((status) => ({ part: 'booking', status, until: null }));
      const answers = { [SHOW]: { ...answer, parts } };
      return openPage('/en/service-status', { session: visitorSession, answers });
    };
    const broken = await opening('operational', 'unexpectedDowntime', 'plannedMaintenance', 'unknown');
    await expect(broken.getByText('2 parts of the service are out of use')).toBeVisible();
    const whole = await opening('operational');
    await expect(whole.getByText('All parts of the service work')).toBeVisible();
    // What nobody knows is not promised to work.
    const unknown = await opening('operational', 'unknown');
    await expect(unknown.getByText(/^See which parts/)).toBeVisible();
  });
});
