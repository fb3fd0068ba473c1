import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import type { NextTime } from '../../search-contract.ts';
import { bookingService } from '../test-booking.ts';

const NEXT = 'GET /api/appointments/next';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
});
afterAll(() => db.drop());

async function times(query: object): Promise<NextTime[]> {
  const outcome = await call(NEXT, { query });
  return (outcome as { body: { times: NextTime[] } }).body.times;
}

describe('the next times', () => {
  test('at a clinic are the first of each practitioner, earliest first', async () => {
    const found = await times({ clinic: 'kamppi', lang: 'en' });
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ clinic }) => clinic))).toEqual(new Set(['Kaari Kamppi']));
    const names = found.map(({ practitioner }) => practitioner.name);
    expect(new Set(names).size).toBe(names.length);
    const starts = found.map(({ startDate }) => startDate);
    expect(starts).toEqual(starts.toSorted());
  });

  test('of a practitioner are theirs, wherever they are', async () => {
    const found = await times({ practitioner: 'ilona-heikkinen-1' });
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(new Set(found.map(({ practitioner }) => practitioner.name))).toEqual(new Set(['Ilona Heikkinen']));
  });

  test('are none where all are sold', async () => {
    await sql`delete from free_times where practitioner_id = 1`.execute(db.owner);
    expect(await times({ practitioner: 'ilona-heikkinen-1' })).toEqual([]);
  });

  test.each([{ clinic: 'nowhere' }, { practitioner: 'nobody-1' }, { clinic: 'etavastaanotto' }])(
    'are not found of %o',
    async (query) => {
      expect(await call(NEXT, { query })).toEqual({ problem: 'notFound' });
    },
  );

  test('are not found at another brand’s clinic', async () => {
    const request = { brand: brandOf('pikkujatti') };
    expect(await call(NEXT, { query: { clinic: 'kamppi' } }, request)).toEqual({ problem: 'notFound' });
  });

  test.each([{}, { clinic: 'kamppi', practitioner: 'ilona-heikkinen-1' }, { clinic: 'KAM' }])(
    'are of one clinic or one practitioner: %o is refused',
    async (query) => {
      expect(await call(NEXT, { query })).toMatchObject({ problem: 'malformed' });
    },
  );

  test('that take too long may be asked for again', async () => {
    const answer = await db.owner.transaction().execute(async (tx) => {
      await sql`lock table free_times in access exclusive mode`.execute(tx);
      return call(NEXT, { query: { clinic: 'kamppi' } });
    });
    expect(answer).toEqual({ problem: 'temporarilyUnavailable' });
  });
});
