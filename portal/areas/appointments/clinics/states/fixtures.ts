import type { AnswerOf } from '#client/calls/api.ts';
import type { ClinicView, PractitionerView } from '../contract.ts';

type NextTime = AnswerOf<'GET /api/appointments/next'>['times'][number];

const weekday = [{ from: '07:00', to: '20:00' }];

/** A clinic for tests and stories, with some of its values replaced. */
export function clinicView(changes: Partial<ClinicView> = {}): ClinicView {
  return {
    id: 'KAM',
    name: 'Kaari Kamppi',
    address: { streetAddress: 'Malminrinne 3', postalCode: '00180', postOffice: 'Helsinki' },
    position: { latitude: 60.1672, longitude: 24.9297 },
    directions: 'Lähin metroasema: Kamppi, kävelymatka 4 minuuttia. Sisäänkäynti: Malminrinne 3.',
    parking: 'Omia asiakaspaikkoja ei ole. Lähin pysäköintihalli on saman korttelin alla.',
    accessibility: 'Sisään pääsee ilman portaita, ja ovi avautuu painikkeesta.',
    arrivalNote: 'Odotustila on 2. kerroksessa.',
    hours: {
      week: [weekday, weekday, weekday, weekday, weekday, [{ from: '09:00', to: '15:00' }], []],
      exceptions: [{ day: '2026-12-24', hours: null, reason: 'Jouluaatto' }],
    },
    services: [
      { code: 'YLE', name: 'Yleislääketiede' },
      { code: 'GYN', name: 'Naistentaudit ja synnytykset' },
    ],
    practitioners: [
      {
        id: 1,
        slug: 'ilona-heikkinen-1',
        name: 'Ilona Heikkinen',
        title: 'erikoislääkäri',
        profilePicture: null,
      },
    ],
    ...changes,
  };
}

/** A practitioner for tests and stories, with some of their values replaced. */
export function practitionerView(changes: Partial<PractitionerView> = {}): PractitionerView {
  return {
    id: 1,
    name: 'Ilona Heikkinen',
    title: 'erikoislääkäri',
    profilePicture: null,
    spokenLanguages: ['fi', 'sv'],
    specialties: [{ code: 'YLE', name: 'Yleislääketiede' }],
    presentation: 'Kerron asiat selkeästi ja ilman kiirettä.',
    isReceiving: true,
    clinics: [
      {
        id: 'KAM',
        name: 'Kaari Kamppi',
        slug: 'kamppi',
        address: { streetAddress: 'Malminrinne 3', postalCode: '00180', postOffice: 'Helsinki' },
      },
      { id: 'RMT', name: 'Etävastaanotto', slug: null, address: null },
    ],
    ...changes,
  };
}

/** A time for tests and stories, with some of its values replaced. */
export function nextTime(changes: Partial<NextTime> = {}): NextTime {
  return {
    id: 7001,
    startDate: '2026-11-23T06:00:00.000Z',
    endDate: null,
    locationType: 'physicalLocation',
    isRemote: false,
    clinic: 'Kaari Kamppi',
    practitioner: { name: 'Ilona Heikkinen', title: 'erikoislääkäri', profilePicture: null },
    requiresAuthToReserve: false,
    ...changes,
  };
}
