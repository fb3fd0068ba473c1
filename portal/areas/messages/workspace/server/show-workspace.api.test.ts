import { afterAll, beforeAll, expect, test } from 'vitest';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import {
  addProfessionals,
  removeProfessionals,
} from '#areas/person/shared/professionals/server/professionals.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';

const KEY = 'GET /api/workspace';
const ILONA = { firstNames: 'Ilona Katariina', lastName: 'Heikkinen', identityCode: '121076-928B' };
const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase();
  call = callerOf(db, workspaceService);
});
afterAll(() => db.drop());

const as = (person: typeof ILONA) => call(KEY, {}, { session: { person } });
const ilona = () => [personHash(db.vault, ILONA.identityCode)];

test('a professional is who the list names, for as long as it does', async () => {
  expect(await as(ILONA)).toEqual({ body: { isProfessional: false } });
  expect(await addProfessionals(db.owner, ilona())).toBe(1);
  expect(await addProfessionals(db.owner, ilona())).toBe(0);
  expect(await as(ILONA)).toEqual({ body: { isProfessional: true } });
  expect(await as(AINO)).toEqual({ body: { isProfessional: false } });
  expect(await removeProfessionals(db.owner, ilona())).toBe(1);
  expect(await as(ILONA)).toEqual({ body: { isProfessional: false } });
});

test('nobody is told who has not identified', async () => {
  expect(await call(KEY)).toEqual({ problem: 'authenticationRequired' });
});

test('the application cannot list who works here', async () => {
  await expect(
    db.inScope({}, (tx) => tx.selectFrom('professionals').selectAll().execute()),
  ).rejects.toMatchObject({ code: '42501' });
});
