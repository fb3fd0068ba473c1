import { describe, expect, test } from 'vitest';
import { appointmentSchema, availableAppointmentSchema } from './appointment.ts';
import { UNTOUCHED } from './fixtures.ts';

const shared = {
  id: 71,
  kindId: 3,
  kind: 'Lääkärin vastaanotto',
  startDate: '2026-10-25T06:30:00.000Z',
  endDate: '2026-10-25T06:50:00.000Z',
  durationMinutes: 20,
  isSpecificTime: true,
  isCovidTestAppointment: false,
  isRemote: false,
  locationType: 'physicalLocation',
  clinic: {
    id: 'HKI1',
    name: 'Kamppi',
    address: { streetAddress: 'Esimerkkikatu 1', postalCode: '00100', postOffice: 'Helsinki' },
    cmsContent: null,
  },
  practitioner: {
    id: 5,
    isResource: false,
    name: 'Ilona Heikkinen',
    title: 'yleislääkäri',
    profilePicture: null,
  },
  specialtyData: { specialties: [{ code: 'GP', name: 'Yleislääketiede' }] },
  practitionerRate: {
    code: 'LVO20',
    name: 'Lääkärin vastaanotto, 20 min',
    rateEuros: 89.5,
    totalEuros: 112.4,
    additionalFees: [],
  },
};
const free = { ...shared, isReserved: false, requiresAuthToReserve: true };
const reserved = {
  ...shared,
  practitionerRate: null,
  toldPrice: { cents: 11240, isFixed: false, items: [] },
  practitioner: { ...shared.practitioner, spokenLanguages: ['fi', 'sv'] },
  isReserved: true,
  healthCareType: 'private',
  insurance: null,
  room: null,
  ...UNTOUCHED,
};

describe('appointments as the browser gets them', () => {
  test('accepts a free time and a reserved appointment', () => {
    expect(availableAppointmentSchema.parse(free)).toEqual(free);
    expect(appointmentSchema.parse(reserved)).toEqual(reserved);
  });

  test('does not take one for the other', () => {
    expect(availableAppointmentSchema.safeParse(reserved).success).toBe(false);
    expect(appointmentSchema.safeParse(free).success).toBe(false);
  });

  test.each([
    ['an instant without its zone', { startDate: '2026-10-25T06:30:00' }],
    ['an unknown place', { locationType: 'homeVisit' }],
    ['a number that is no identity', { id: 0 }],
  ])('refuses %s', (_, wrong) => {
    expect(availableAppointmentSchema.safeParse({ ...free, ...wrong }).success).toBe(false);
  });
});
