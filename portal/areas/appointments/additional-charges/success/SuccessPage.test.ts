import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { charge } from '../approval/fixtures.ts';

const SHOW = 'GET /api/appointments/{id}/additional-charge';
const startDate = '2026-11-23T12:30:00.000Z';
const show = (state: object) =>
  openPage('/en/appointments/72/additional-payment/success', { answers: { [SHOW]: { startDate, state } } });

test('what was approved is told, and that nothing is paid now', async () => {
  const answeredAt = '2026-11-21T10:00:00.000Z';
  const page = await show({ type: 'approved', charge: charge(), answeredAt, answeredBy: 'you' });
  await expect(page.getByRole('heading', { name: 'The additional charge is approved' })).toBeVisible();
  await expect(
    page.getByText('€59.90 in total. We will add it to the invoice after the visit.'),
  ).toBeVisible();
  await expect(page.getByText('You pay nothing now.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('Saturday 21 November 2026 at 12:00');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/en/appointments/72');
  await expect(links.last()).toHaveAttribute('href', '/en/pay-visit?appointmentId=72');
});

test('what is not approved is not told as such', async () => {
  const open = await show({ type: 'open', charge: charge() });
  await expect(open.getByRole('link', { name: 'Answer the proposal' })).toHaveAttribute(
    'href',
    '/en/appointments/72/additional-payment',
  );
  for (const page of [open, await show({ type: 'withdrawn' })])
    await expect(page.getByText('is approved')).toHaveCount(0);
});
