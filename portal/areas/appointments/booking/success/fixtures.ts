import type { AnswerOf } from '#client/calls/api.ts';
import { freeTime } from '../reservation/fixtures.ts';

type Own = AnswerOf<'GET /api/own-appointments/by-time/{id}'>['appointment'];

/** A patient's own booking of a time for tests and stories, with some of its values replaced. */
export function bookedTime(changes: Partial<Own> = {}): Own {
  const { requiresAuthToReserve: _, ...time } = freeTime();
  return {
    ...time,
    practitionerRate: null,
    toldPrice: { cents: 11180, isFixed: false, items: [] },
    practitioner: { ...time.practitioner, spokenLanguages: ['fi'] },
    id: 12,
    isReserved: true,
    healthCareType: 'private',
    insurance: null,
    room: null,
    notes: null,
    selfCheckInStatus: 'statusNotAvailable',
    arrivalReason: null,
    mayCancel: true,
    cancellationNoticeHours: 24,
    calendar: {
      uid: '5f0c1e52-7d0e-8b61-9f4e-2f6f0d1c9a72',
      sequence: 0,
      organizer: { name: 'Kaari', email: 'ajanvaraus@kaari.example' },
    },
    hasAppointeeCanceled: false,
    hasPatientCanceled: false,
    awaitsPaymentApproval: false,
    approvedCharge: null,
    awaitsEarlierTime: null,
    bookedBy: 'you',
    ...changes,
  };
}
