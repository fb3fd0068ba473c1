import { expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { charge } from '../approval/fixtures.ts';

const SHOW = 'GET /api/appointments/{id}/additional-charge';
const startDate = '2026-11-23T12:30:00.000Z';
const show = async (state: object) =>
  (
    await renderPage('/en/appointments/72/additional-payment/success', {
      answers: { [SHOW]: { startDate, state } },
    })
  ).html;

test('what was approved is told, and that nothing is paid now', async () => {
  const answeredAt = '2026-11-21T10:00:00.000Z';
  const html = await show({ type: 'approved', charge: charge(), answeredAt, answeredBy: 'you' });
  for (const words of [
    '€59.90 in total. We will add it to the invoice after the visit.',
    'You pay nothing now.',
    'Saturday 21 November 2026 at 12:00',
    'href="/en/appointments/72"',
  ])
    expect(html).toContain(words);
});

test('what is not approved is not told as such', async () => {
  const open = await show({ type: 'open', charge: charge() });
  expect(open).toContain('href="/en/appointments/72/additional-payment"');
  for (const html of [open, await show({ type: 'withdrawn' })]) expect(html).not.toContain('is approved');
});
