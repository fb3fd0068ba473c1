import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import type { RenderPageOptions } from '#shell/browser/testing/render-page.ts';
import { freeTime, openTime } from '../reservation/fixtures.ts';
import type { FreeTime } from '../reservation-contract.ts';
import { bookedAppointment, patientReader } from './fixtures.ts';

const OWN = 'GET /api/own-appointments/{ids}';
const TIME = 'GET /api/appointments/free/{id}';
const available = (changes: Parameters<typeof openTime>[0] = {}): FreeTime =>
  openTime({ appointment: freeTime({ id: 41 }), reader: patientReader, ...changes });
const PAGE = '/en/appointments/72/move/41';
const show = (answer: FreeTime, booked = bookedAppointment(), session = {}) =>
  openPage(PAGE, { answers: { [OWN]: { appointments: [booked] }, [TIME]: answer }, session });
const refused = (problems: RenderPageOptions['problems']) => openPage(PAGE, { problems });

describe('a move to another time', () => {
  test('shows the new time and the current one, and asks to confirm', async () => {
    const page = await show(available());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move the appointment');
    await expect(page.getByRole('region', { name: 'New time' })).toContainText('Ilona Heikkinen');
    await expect(page.getByRole('heading', { name: 'Current time' })).toBeVisible();
    await expect(page.getByRole('definition')).toContainText([
      'Thursday 3 December',
      'Matti Meikäläinen',
      '',
    ]);
    await expect(page.getByText('You can cancel free of charge up to 24 hours')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move the appointment' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Keep the current time' })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('of what another guardian has booked says that they are told, and promises no message to their address', async () => {
    const [same, told] = [
      'to the same contact details as your booking confirmation',
      'Another guardian booked the current appointment. We usually tell',
    ];
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const booked = { ...bookedAppointment(), bookedBy: 'guardian' } as const;
    await expect((await show(available())).getByText(same)).toBeVisible();
    const ofChild = await show(available(), booked, { actingFor });
    await expect(ofChild.getByText(told)).toBeVisible();
    await expect(ofChild.getByText(same)).toHaveCount(0);
    // A guardian is told nothing of what the patient does.
    const own = await show(available(), booked);
    await expect(own.getByText('We will send you a confirmation, and reminders')).toBeVisible();
    await expect(own.getByText(told)).toHaveCount(0);
  });

  test.each([
    ['private', true],
    ['insurance', false],
    ['occupational', false],
  ] as const)('of what is paid as %s shows a price: %s', async (healthCareType, isShown) => {
    const page = await show(available(), { ...bookedAppointment(), healthCareType });
    const prices = page.getByRole('region', { name: 'New time' }).getByText('111.80');
    await expect(prices).toHaveCount(isShown ? 1 : 0);
  });

  test('so close to its start asks for one more confirmation', async () => {
    const page = await show(available({ isBinding: true }));
    await expect(page.getByRole('checkbox')).toHaveAttribute('name', 'acceptsBinding');
  });

  test('says first which other appointment is in the way, and not the one that moves', async () => {
    const told = 'Another appointment is already booked at that time. Please choose another time, or move';
    const inTheWay = { startDate: '2026-11-23T06:00:00.000Z', clinic: 'Kaari Tampere' };
    const page = await show(available({ inTheWay: { ...inTheWay, id: 73 } }));
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.locator('[href="/en/appointments/73"]')).toBeVisible();
    const itself = await show(available({ inTheWay: { ...inTheWay, id: 72 } }));
    await expect(itself.getByText(told)).toHaveCount(0);
  });

  test('that has been made already leads to the appointment', async () => {
    const page = await show({ type: 'already-reserved', ownAppointmentId: 72 });
    await expect(page.getByText('You have already booked this time')).toBeVisible();
    await expect(page.locator('[href="/en/appointments/72"]')).toBeVisible();
  });

  test('to a time that somebody else has leads to other times', async () => {
    const page = await show({ type: 'already-reserved', ownAppointmentId: null });
    await expect(page.getByText('Unfortunately the appointment is no longer available')).toBeVisible();
  });

  test('of an appointment or to a time that there is not says so', async () => {
    for (const page of [await show({ type: 'no-appointment-found' }), await refused({ [OWN]: 'notFound' })])
      await expect(page.getByText('could not be found')).toBeVisible();
  });

  test('offers another try when the server could not be asked', async () => {
    const page = await refused({ [OWN]: 'temporarilyUnavailable' });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
