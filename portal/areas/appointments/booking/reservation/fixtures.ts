import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import type { FreeTime } from '../reservation-contract.ts';

type AvailableTime = Extract<FreeTime, { type: 'available' }>;

/** On which a private time is sold: nothing beyond the contact is asked for. */
export const PRIVATE_TERMS: AvailableTime['terms'] = {
  healthCareType: 'private',
  needsLogin: false,
  showsPrice: true,
  needsCredit: true,
  confirmation: null,
  insurers: [],
};

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
      totalEuros: 111.8,
      additionalFees: [],
    },
    ...changes,
  };
}

/** A free time as its page gets it by a visitor who has not signed in, with some of its values replaced. */
export function openTime(changes: Partial<AvailableTime> = {}): AvailableTime {
  return {
    type: 'available',
    appointment: freeTime(),
    terms: PRIVATE_TERMS,
    kindCode: 'LVO',
    isBinding: false,
    bindingNoticeHours: 24,
    cancellationNoticeHours: 24,
    reader: { type: 'anonymous' },
    inTheWay: null,
    ...changes,
  };
}
