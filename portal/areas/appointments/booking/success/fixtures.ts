import { UNTOUCHED } from '#areas/appointments/shared/appointments/fixtures.ts';
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
    ...UNTOUCHED,
    ...changes,
  };
}
