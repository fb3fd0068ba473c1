import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { logAccess } from './access-log.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from './database/test-database.ts';
import { testContext } from './test-context.ts';

describe('the access log', () => {
  const patientId = randomUUID();
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.owner
      .insertInto('patients')
      .values(
        sealPatient(test.vault, {
          id: patientId,
          identity_code: 'a code',
          first_names: 'Aino',
          last_name: 'Virtanen',
        }),
      )
      .execute();
  });
  afterAll(() => test.drop());

  const access = {
    patientId,
    actor: { kind: 'patient', id: patientId },
    action: 'cancel',
    recordKind: 'appointment',
    recordId: 17,
  } as const;
  const log = () => test.inScope({ patientId }, (tx) => tx.selectFrom('access_log').selectAll().execute());

  it('tells the patient who did what, when and in which request', async () => {
    const context = testContext(test, { requestId: 'request-1' });
    await test.inScope({ patientId }, (tx) => logAccess(tx, context, access));
    expect(await log()).toEqual([
      {
        patient_id: patientId,
        id: expect.any(Number),
        at: TEST_NOW,
        actor_kind: 'patient',
        actor_id: patientId,
        action: 'cancel',
        record_kind: 'appointment',
        record_id: '17',
        request_id: 'request-1',
      },
    ]);
  });

  it('has no entry for what did not happen', async () => {
    const before = await log();
    const failing = test.inScope({ patientId }, async (tx) => {
      await logAccess(tx, testContext(test), access);
      throw new Error('not cancelled');
    });
    await expect(failing).rejects.toThrow('not cancelled');
    expect(await log()).toEqual(before);
  });
});
