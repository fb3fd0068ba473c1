import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import type { RenderPageOptions } from '#shell/browser/testing/render-page.ts';
import type { EarlierTime } from '../earlier-contract.ts';
import { bookedAppointment } from '../moving/fixtures.ts';
import { freeTime } from '../reservation/fixtures.ts';

const OWN = 'GET /api/own-appointments/{ids}';
const SHOW = 'GET /api/appointments/{id}/earlier-time';
const own = { appointments: [bookedAppointment()] };
const render = (options?: RenderPageOptions) => openPage('/en/appointments/72/earlier-time', options);
const show = (shown: EarlierTime) => render({ answers: { [OWN]: own, [SHOW]: shown } });
const offer = {
  time: freeTime(),
  expiresAt: '2026-11-22T10:15:00.000Z',
  isBinding: false,
  bindingNoticeHours: 24,
  cancellationNoticeHours: 24,
};

describe('an earlier time', () => {
  test('is waited for by who asks for it', async () => {
    const page = await show({ wait: null, offer: null });
    await expect(page.getByRole('checkbox', { name: 'Only with the same practitioner' })).toBeChecked();
    await expect(page.getByText('We will hold the time for you for 15 minutes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
  });

  test('that is waited for says which, and how to end that', async () => {
    const wait = { samePractitioner: false, sameClinic: true, since: '2026-11-20T08:00:00.000Z' };
    const page = await show({ wait, offer: null });
    await expect(page.getByText('With any practitioner in the same field.')).toBeVisible();
    await expect(page.getByText('Only at the same clinic.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop notifying me' })).toBeVisible();
  });

  test('that is offered says until when it is held, and what taking it means', async () => {
    const page = await show({ wait: null, offer });
    await expect(page.getByText('holding this time for you until 12:15')).toBeVisible();
    await expect(page.getByText('Ilona Heikkinen')).toBeVisible();
    for (const name of ['Take this time', 'I will not take it'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const binding = await show({ wait: null, offer: { ...offer, isBinding: true } });
    await expect(binding.getByRole('checkbox')).toHaveAttribute('name', 'acceptsBinding');
  });

  test('that is offered stands beside the time that the patient has', async () => {
    const page = await show({ wait: null, offer });
    await expect(page.getByRole('heading', { name: 'Current time' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '3 December' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Matti Meikäläinen' })).toBeVisible();
  });

  test('that is on its way says so, in an outline that keeps the footer below the first screen', async () => {
    await expect((await render()).getByRole('main').getByRole('status')).toHaveText('Loading');
  });

  test('for an appointment that there is not says so, and offers another try when it failed', async () => {
    const gone = await render({ answers: { [OWN]: own }, problems: { [SHOW]: 'notFound' } });
    await expect(gone.getByText('could not be found')).toBeVisible();
    const failed = await render({ answers: { [OWN]: own }, problems: { [SHOW]: 'temporarilyUnavailable' } });
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
