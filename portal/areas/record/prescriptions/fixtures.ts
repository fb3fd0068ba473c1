import type { Prescription } from './contract.ts';

/** A prescription that can be renewed, for tests and stories. */
export function prescription(changes: Partial<Prescription> = {}): Prescription {
  return {
    id: 31,
    medicineName: 'Kandesartaani',
    strength: '8\u00a0mg',
    medicineType: 'tabletti',
    issuedDate: '2026-02-10',
    validUntil: '2028-02-10',
    isShortened: false,
    isValid: true,
    dosage: '1 tabletti aamulla. Verenpainelääke.',
    packages: { count: 4, size: '98\u00a0tabl' },
    treatmentLength: null,
    totalAmount: null,
    textLanguage: 'fi',
    isNew: false,
    prescriber: { name: 'Ilona Heikkinen', title: 'yleislääkäri', profilePicture: null },
    isRenewable: true,
    notRenewable: null,
    request: null,
    ...changes,
  };
}

/** A request for it waits for an answer. */
export const requested = prescription({
  id: 32,
  medicineName: 'Budesonidi ja formoteroli',
  strength: '160\u00a0mikrog/4,5\u00a0mikrog/annos',
  medicineType: 'inhalaatiojauhe',
  dosage: '1 inhalaatio aamuin illoin. Huuhtele suu lääkkeen oton jälkeen.',
  packages: { count: 4, size: '120\u00a0annosta' },
  isRenewable: false,
  notRenewable: 'requested',
  request: { sentAt: '2026-11-20T08:00:00.000Z', answer: null },
});

/** The clinic has said no; it may be asked again. */
export const declined = prescription({
  id: 33,
  medicineName: 'Pantopratsoli',
  strength: '20\u00a0mg',
  medicineType: 'enterotabletti',
  dosage: '1 tabletti aamulla ennen ruokailua.',
  packages: null,
  treatmentLength: { value: 12, unit: 'months' },
  request: {
    sentAt: '2026-11-02T08:00:00.000Z',
    answer: { outcome: 'declined', at: '2026-11-04T10:00:00.000Z', reason: 'visit-needed' },
  },
});

/** The clinic has renewed it. */
export const renewed = prescription({
  id: 35,
  medicineName: 'Losartaani',
  strength: '50\u00a0mg',
  isRenewable: false,
  notRenewable: 'renewed',
  request: {
    sentAt: '2026-11-10T08:00:00.000Z',
    answer: { outcome: 'renewed', at: '2026-11-12T10:00:00.000Z', reason: null },
  },
});

/** One that has ended. */
export const ended = prescription({
  id: 34,
  medicineName: 'Kefaleksiini',
  strength: '750\u00a0mg',
  issuedDate: '2026-03-01',
  isValid: false,
  isRenewable: false,
  notRenewable: 'course',
});
