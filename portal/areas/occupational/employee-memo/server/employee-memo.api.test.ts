import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/person/shared/patients/server/test-patients.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { EmployeeMemos, endpoints } from '../contract.ts';
import { employeeMemoService } from './feature.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, employeeMemoService);
});
afterAll(() => db.drop());

const EERO = '021179-905R';

async function memosOf(code: string, lang = 'fi', request = {}): Promise<EmployeeMemos> {
  const session = signedIn(await patientWith(db, code));
  const outcome = await call('GET /api/occupational/memo', { query: { lang } }, { session, ...request });
  return (outcome as { body: EmployeeMemos }).body;
}

describe('the employee memo', () => {
  test('tells what was agreed, handled, the next examination and the rules of sick leave', async () => {
    const answer = await memosOf(EERO);
    if (answer.type !== 'ok') throw new Error();
    expect(answer.nextExamination).toEqual({ dueOn: expect.any(String), kind: 'periodic' });
    const [memo] = answer.memos;
    expect(memo).toMatchObject({ employer: 'Esimerkkitehdas Oy', validFrom: '2024-01-01' });
    expect(memo?.agreed[0]).toContain('Lakisääteinen');
    expect(memo?.sickLeave).toHaveLength(3);
    const days = memo?.handled.map(({ day }) => day) ?? [];
    expect(days).toEqual([...days].sort().reverse());
    const swedish = await memosOf(EERO, 'sv');
    expect(swedish).toMatchObject({
      memos: [{ agreed: expect.arrayContaining([expect.stringContaining('Lagstadgad')]) }],
    });
  });

  test('has no examination where none is planned, and none that is past', async () => {
    expect(await memosOf('280282-9372')).toMatchObject({ type: 'ok', nextExamination: null });
    await db.owner.updateTable('health_examinations').set({ due_on: '2026-01-02' }).execute();
    expect(await memosOf(EERO)).toMatchObject({ nextExamination: null });
  });

  test.each([
    ['without an employer', '140385-902F', {}],
    ['in the children’s brand', EERO, { brand: brandOf('pikkujatti') }],
  ])('is not there %s', async (_name, code, request) => {
    expect(await memosOf(code, 'fi', request)).toEqual({ type: 'no-occupational-healthcare' });
  });

  test('is not told to others', async () => {
    expect(await call('GET /api/occupational/memo', { query: { lang: 'fi' } })).toMatchObject({
      problem: 'authenticationRequired',
    });
    const session = signedIn(await patientWith(db, EERO));
    expect(await call('GET /api/occupational/memo', { query: { lang: 'xx' } }, { session })).toMatchObject({
      problem: 'malformed',
    });
  });
});
