import { describe, expect, test } from 'vitest';
import { hiddenAppointment, ownAppointment, remoteAppointment } from '../appointment/fixtures.ts';
import { moveSearch } from './move-search.ts';

describe('the search for another time', () => {
  test('begins with the same practitioner, specialty and clinic', () => {
    expect(moveSearch(ownAppointment())).toEqual({
      key: 'private-appointment-list',
      query: { reschedule: '72', practitionerIds: ['5'], specialtyIds: ['YLE'], clinicIds: ['HKI1'] },
    });
  });

  test('of a remote appointment is for remote times', () => {
    expect(moveSearch(remoteAppointment)?.query).toMatchObject({ includeRemote: true });
    expect(moveSearch(remoteAppointment)?.query).not.toHaveProperty('clinicIds');
  });

  test('of a Kela65 visit is in the list of those, which has its specialty by itself', () => {
    const search = moveSearch(ownAppointment({ healthCareType: 'kela65' }));
    expect(search?.key).toBe('kela65-appointment-list');
    expect(search?.query).not.toHaveProperty('specialtyIds');
  });

  test('is none of what was booked with another brand, whose times are not here', () => {
    expect(moveSearch(ownAppointment({ bookedAt: 'Kaari' }))).toBeNull();
  });

  test('is none where the place is not told', () => {
    expect(moveSearch(hiddenAppointment)).toBeNull();
  });
});
