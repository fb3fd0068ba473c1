import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/person/shared/patients/server/test-patients.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { Benefit, endpoints, SicknessFund } from '../contract.ts';
import { sicknessFundService } from './feature.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, sicknessFundService);
});
afterAll(() => db.drop());

const JANNE = '280282-9372';
const member = { rights: async () => ['is-finnair-sickness-fund-member'] as const };

async function fundOf(code: string, request = {}): Promise<SicknessFund> {
  const session = signedIn(await patientWith(db, code));
  const outcome = await call('GET /api/sickness-fund', {}, { session, ...request });
  return (outcome as { body: SicknessFund }).body;
}

async function benefitsOf(code: string, request = {}): Promise<readonly Benefit[]> {
  const fund = await fundOf(code, { ...member, ...request });
  if (fund.type !== 'ok') throw new Error('no member');
  return fund.benefits;
}

/** The terms without what was used, each that there is. */
const termsOf = ({ id, used: _used, paidCents: _paid, ...terms }: Benefit) => [
  id,
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)),
];

describe('the sickness fund', () => {
  test('pays what its terms of 1 January 2024 say', async () => {
    expect(await fundOf(JANNE, member)).toMatchObject({ type: 'ok', validFrom: '2024-01-01' });
    expect(Object.fromEntries((await benefitsOf(JANNE)).map(termsOf))).toEqual({
      nurse: { copayCents: 5_00 },
      generalPractitioner: { copayCents: 15_00, mostUsesPerYear: 12 },
      specialist: { sharePercent: 50, mostCentsPerUse: 200_00, mostUsesPerYear: 2 },
      procedure: { mostCentsPerUse: 300_00 },
      laboratory: { sharePercent: 50 },
      imaging: { sharePercent: 50 },
      shortPsychotherapy: { mostUses: 10 },
      physiotherapy: { sharePercent: 50, mostCentsPerYear: 500_00 },
    });
  });

  test('counts what the member has used this year from their visits, and what it has paid', async () => {
    // At the end of a year all of the demo's visits are in it; the record is seeded in March.
    const used = async (now: string) =>
      Object.fromEntries(
        (await benefitsOf(JANNE, { now: new Date(now) }))
          .filter((benefit) => benefit.used + benefit.paidCents > 0)
          .map(({ id, used, paidCents }) => [id, [used, paidCents]]),
      );
    expect(await used('2026-03-23T10:00:00Z')).toEqual({ nurse: [1, 0], physiotherapy: [1, 39_50] });
    expect(await used('2025-12-31T10:00:00Z')).toEqual({
      generalPractitioner: [1, 0],
      physiotherapy: [1, 39_50],
    });
    expect(await used('2027-01-01T10:00:00Z')).toEqual({});
  });

  test('has the terms of the day', async () => {
    const { owner } = db;
    await owner
      .updateTable('fund_benefits')
      .set({ valid_to: '2026-12-31' })
      .where('id', '=', 'nurse')
      .execute();
    const [nurse] = await owner.selectFrom('fund_benefits').selectAll().where('id', '=', 'nurse').execute();
    if (!nurse) throw new Error();
    await owner
      .insertInto('fund_benefits')
      .values({ ...nurse, valid_from: '2027-01-01', valid_to: null, copay_cents: 7_00 })
      .execute();
    const copay = async (now: string) => (await benefitsOf(JANNE, { now: new Date(now) }))[0]?.copayCents;
    expect(await copay('2026-12-31T12:00:00Z')).toBe(5_00);
    expect(await copay('2027-01-01T12:00:00Z')).toBe(7_00);
  });

  test('tells nothing to somebody who is no member', async () => {
    expect(await fundOf('021179-905R')).toEqual({ type: 'no-member' });
  });

  test('notes in the access log that a member’s use was read, and nothing of others', async () => {
    const noted = async () => {
      const rows = await db.owner
        .selectFrom('access_log')
        .select('id')
        .where('record_kind', '=', 'fund-use')
        .execute();
      return rows.length;
    };
    const before = await noted();
    await fundOf('021179-905R');
    expect(await noted()).toBe(before);
    await fundOf(JANNE, member);
    expect(await noted()).toBe(before + 1);
  });

  test('tells nothing to visitors', async () => {
    expect(await call('GET /api/sickness-fund', {})).toMatchObject({ problem: 'authenticationRequired' });
  });
});
