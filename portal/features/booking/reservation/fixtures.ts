import type { AvailableAppointment } from '#domain/appointments/appointment.ts';

/** A free time for tests and stories, with some of its values replaced. */
export function freeTime(changes: Partial<AvailableAppointment> = {}): AvailableAppointment {
  return {
    id: 7001,
    kindId: 1,
    kind: 'Lääkärin vastaanotto',
    startDate: '2026-11-23T06:00:00.000Z',
    endDate: '2026-11-23T06:20:00.000Z',
    durationMinutes: 20,
    isSpecificTime: true,
    isCovidTestAppointment: false,
    isReserved: false,
    isRemote: false,
    requiresAuthToReserve: false,
    locationType: 'physicalLocation',
    clinic: {
      id: 'HKI1',
      name: 'Kaari Kamppi',
      address: { streetAddress: 'Esimerkkikatu 1', postalCode: '00100', postOffice: 'Helsinki' },
      cmsContent: null,
    },
    practitioner: {
      id: 5,
      isResource: false,
      name: 'Ilona Heikkinen',
      title: 'erikoislääkäri',
      profilePicture: null,
    },
    specialtyData: { specialties: [{ code: 'YLE', name: 'Yleislääketiede' }] },
    practitionerRate: {
      code: 'LVO20',
      name: 'Lääkärin vastaanotto, 20 min',
      rateEuros: 89,
      additionalFees: [],
    },
    ...changes,
  };
}
