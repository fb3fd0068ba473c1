import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { UNTOUCHED } from '#areas/appointments/shared/appointments/fixtures.ts';
import type { DisownableAppointment, LinkedAppointment } from '../contract.ts';

/** A patient's appointment for tests and stories, with some of its values replaced. */
export function ownAppointment(changes: Partial<Appointment> = {}): Appointment {
  return { ...APPOINTMENT, ...changes };
}

const APPOINTMENT = {
  id: 72,
  kindId: 1,
  kind: 'Lääkärin vastaanotto',
  startDate: '2026-11-23T12:30:00.000Z',
  endDate: '2026-11-23T12:50:00.000Z',
  durationMinutes: 20,
  isSpecificTime: true,
  isCovidTestAppointment: false,
  isReserved: true,
  isRemote: false,
  locationType: 'physicalLocation',
  clinic: {
    id: 'HKI1',
    name: 'Kaari Kamppi',
    address: { streetAddress: 'Esimerkkikatu 1', postalCode: '00100', postOffice: 'Helsinki' },
    cmsContent: 'Ilmoittaudu 2. kerroksen vastaanottoon.',
    entrance: { directions: 'Ovi on pihan puolella.', hasRamp: true, hasParking: true },
  },
  practitioner: {
    id: 5,
    isResource: false,
    name: 'Ilona Heikkinen',
    title: 'erikoislääkäri',
    profilePicture: null,
    spokenLanguages: ['fi', 'sv'],
  },
  specialtyData: { specialties: [{ code: 'YLE', name: 'Yleislääketiede' }] },
  practitionerRate: null,
  toldPrice: null,
  healthCareType: 'private',
  insurance: null,
  room: { location: '2. kerros, huone 14' },
  ...UNTOUCHED,
} satisfies Appointment;

/** A video appointment, which is at no address. */
export const remoteAppointment = ownAppointment({
  id: 73,
  startDate: '2026-12-03T06:00:00.000Z',
  endDate: '2026-12-03T06:45:00.000Z',
  durationMinutes: 45,
  isRemote: true,
  locationType: 'videoAppointment',
  clinic: { id: 'RMT', name: 'Etävastaanotto', address: null, cmsContent: null },
  practitioner: {
    id: 6,
    isResource: false,
    name: 'Anna-Kaisa von Wright-Hämäläinen',
    title: 'psykoterapeutti',
    profilePicture: null,
    spokenLanguages: ['fi', 'sv', 'en'],
  },
  room: null,
});

/** What a guardian sees of an appointment that another one has booked for a child whose whereabouts nobody may tell. */
export const hiddenAppointment = ownAppointment({
  id: 75,
  clinic: null,
  practitioner: null,
  room: null,
  bookedBy: 'guardian',
});

/** What the link in a confirmation shows of `ownAppointment()`, with some of its values replaced. */
export function linkedAppointment(changes: Partial<LinkedAppointment> = {}): LinkedAppointment {
  const { id, startDate, endDate, durationMinutes, isSpecificTime, isCovidTestAppointment } = APPOINTMENT;
  const { kind, isRemote, locationType, clinic, calendar } = APPOINTMENT;
  const { healthCareType, toldPrice } = APPOINTMENT;
  const { name, title } = APPOINTMENT.practitioner;
  return {
    id,
    startDate,
    endDate,
    durationMinutes,
    isSpecificTime,
    isCovidTestAppointment,
    kind,
    isRemote,
    locationType,
    clinic,
    practitioner: { name, title },
    calendar,
    healthCareType,
    toldPrice,
    cancellationNoticeHours: APPOINTMENT.cancellationNoticeHours,
    selfCheckInStatus: APPOINTMENT.selfCheckInStatus,
    mayCancel: false,
    ...changes,
  };
}

/** What the link in a warning shows of it. */
export function disownableAppointment(): DisownableAppointment {
  const { startDate, endDate, kind } = ownAppointment();
  return { startDate, endDate, kind };
}
