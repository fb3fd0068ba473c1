import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/person/shared/patients/server/test-patients.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { CareTeam, endpoints } from '../contract.ts';
import { careTeamService } from './feature.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, careTeamService);
});
afterAll(() => db.drop());

async function teamOf(code: string, lang = 'fi', request = {}): Promise<CareTeam> {
  const session = signedIn(await patientWith(db, code));
  const outcome = await call('GET /api/occupational/team', { query: { lang } }, { session, ...request });
  return (outcome as { body: CareTeam }).body;
}

const EERO = '021179-905R';
const all = { rights: async () => ['ohc-appointment-search', 'customer-messaging-allowed'] as const };

describe('who cares for the employees of one’s employer', () => {
  test('is told with roles, next times and whom to write to', async () => {
    expect(await teamOf(EERO, 'fi', all)).toMatchObject({
      type: 'ok',
      mayBookOnline: true,
      employers: [
        {
          name: 'Esimerkkitehdas Oy',
          phone: null,
          carers: [
            { role: 'nurse', name: 'Timo Rantanen', nextTime: expect.any(String) },
            { role: 'physician', name: 'Ilona Heikkinen', nextTime: expect.any(String) },
            { role: 'physiotherapist', nextTime: expect.any(String) },
          ],
          team: { id: 'occupational-health', name: 'Työterveystiimi' },
        },
      ],
    });
    expect(await teamOf(EERO, 'sv', all)).toMatchObject({
      employers: [{ team: { name: 'Företagshälsovårdsteamet' } }],
    });
  });

  test('who books by phone and may not write has neither times nor a team', async () => {
    const team = await teamOf('280282-9372');
    expect(team).toMatchObject({ type: 'ok', mayBookOnline: false });
    if (team.type !== 'ok') throw new Error();
    expect(team.employers[0]?.carers.map(({ nextTime }) => nextTime)).toEqual([null, null]);
    expect(team.employers[0]?.team).toBeNull();
  });

  test.each([
    ['without an employer', '140385-902F', {}],
    ['in the children’s brand', EERO, { brand: brandOf('pikkujatti') }],
  ])('is nobody %s', async (_name, code, request) => {
    expect(await teamOf(code, 'fi', request)).toEqual({ type: 'no-occupational-healthcare' });
  });

  test('is nobody once the agreement is over', async () => {
    const set = (validTo: string | null) =>
      db.owner
        .updateTable('care_agreements')
        .set({ valid_to: validTo })
        .where('employer_id', '=', 'tehdas')
        .execute();
    await set('2025-12-31');
    expect(await teamOf(EERO)).toEqual({ type: 'no-occupational-healthcare' });
    await set(null);
  });

  test('is not told to others', async () => {
    expect(await call('GET /api/occupational/team', { query: { lang: 'fi' } })).toMatchObject({
      problem: 'authenticationRequired',
    });
    const session = signedIn(await patientWith(db, EERO));
    expect(await call('GET /api/occupational/team', { query: { lang: 'xx' } }, { session })).toMatchObject({
      problem: 'malformed',
    });
  });
});
