import { expect, test } from 'vitest';
import { appointmentState } from './appointment-state.ts';

const now = new Date('2026-11-23T12:30:00Z');
const kept = { endDate: '2026-11-23T12:50:00.000Z', hasAppointeeCanceled: false, hasPatientCanceled: false };

test('an appointment is coming until it ends', () => {
  expect(appointmentState(kept, now)).toBe('coming');
  expect(appointmentState({ ...kept, endDate: '2026-11-23T12:30:00.000Z' }, now)).toBe('past');
});

test('who cancelled tells more than the time does', () => {
  expect(appointmentState({ ...kept, hasPatientCanceled: true }, now)).toBe('cancelledByPatient');
  expect(appointmentState({ ...kept, hasAppointeeCanceled: true }, now)).toBe('cancelledByClinic');
  const past = { ...kept, endDate: '2026-11-01T09:00:00.000Z', hasAppointeeCanceled: true };
  expect(appointmentState(past, now)).toBe('cancelledByClinic');
});
