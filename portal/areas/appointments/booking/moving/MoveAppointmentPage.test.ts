import { describe, expect, test } from 'vitest';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { freeTime, openTime } from '../reservation/fixtures.ts';
import type { FreeTime } from '../reservation-contract.ts';
import { bookedAppointment, patientReader } from './fixtures.ts';

const OWN = 'GET /api/own-appointments/{ids}';
const TIME = 'GET /api/appointments/free/{id}';
const available = (changes: Parameters<typeof openTime>[0] = {}): FreeTime =>
  openTime({ appointment: freeTime({ id: 41 }), reader: patientReader, ...changes });
const show = async (answer: FreeTime, booked = bookedAppointment(), session = {}) =>
  (
    await renderPage('/en/appointments/72/move/41', {
      answers: { [OWN]: { appointments: [booked] }, [TIME]: answer },
      session,
    })
  ).html;
const refused = async (problems: RenderPageOptions['problems']) =>
  (await renderPage('/en/appointments/72/move/41', { problems })).html;

describe('a move to another time', () => {
  test('shows the new time and the current one, and asks to confirm', async () => {
    const html = await show(available());
    for (const words of [
      'Move the appointment',
      'New time',
      'Current time',
      'Thursday 3 December',
      'Matti Meikäläinen',
      'Keep the current time',
      'You can cancel free of charge up to 24 hours',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('name="acceptsBinding"');
  });

  test('of what another guardian has booked says that they are told, and promises no message to their address', async () => {
    const [same, told] = [
      'to the same contact details as your booking confirmation',
      'Another guardian booked the current appointment. We usually tell',
    ];
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const booked = { ...bookedAppointment(), bookedBy: 'guardian' } as const;
    expect(await show(available())).toContain(same);
    const ofChild = await show(available(), booked, { actingFor });
    expect(ofChild).toContain(told);
    expect(ofChild).not.toContain(same);
    // A guardian is told nothing of what the patient does.
    const own = await show(available(), booked);
    expect(own).toContain('We will send you a confirmation, and reminders');
    expect(own).not.toContain(told);
  });

  test.each([
    ['private', true],
    ['insurance', false],
    ['occupational', false],
  ] as const)('of what is paid as %s shows a price: %s', async (healthCareType, isShown) => {
    const html = await show(available(), { ...bookedAppointment(), healthCareType });
    expect(html.includes('111.80')).toBe(isShown);
  });

  test('so close to its start asks for one more confirmation', async () => {
    expect(await show(available({ isBinding: true }))).toContain('name="acceptsBinding"');
  });

  test('says first which other appointment is in the way, and not the one that moves', async () => {
    const told = 'Another appointment is already booked at that time. Please choose another time, or move';
    const inTheWay = { startDate: '2026-11-23T06:00:00.000Z', clinic: 'Kaari Tampere' };
    const html = await show(available({ inTheWay: { ...inTheWay, id: 73 } }));
    expect(html).toContain(told);
    expect(html).toContain('href="/en/appointments/73"');
    expect(await show(available({ inTheWay: { ...inTheWay, id: 72 } }))).not.toContain(told);
  });

  test('that has been made already leads to the appointment', async () => {
    const html = await show({ type: 'already-reserved', ownAppointmentId: 72 });
    expect(html).toContain('href="/en/appointments/72"');
    expect(html).toContain('You have already booked this time');
  });

  test('to a time that somebody else has leads to other times', async () => {
    const html = await show({ type: 'already-reserved', ownAppointmentId: null });
    expect(html).toContain('Unfortunately the appointment is no longer available');
  });

  test('of an appointment or to a time that there is not says so', async () => {
    expect(await show({ type: 'no-appointment-found' })).toContain('could not be found');
    expect(await refused({ [OWN]: 'notFound' })).toContain('could not be found');
  });

  test('offers another try when the server could not be asked', async () => {
    expect(await refused({ [OWN]: 'temporarilyUnavailable' })).toContain('Try again');
  });
});
