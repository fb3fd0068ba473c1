import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedImageUpload } from '#areas/person/kela-card/contract.ts';
import { startTestStorage, type TestStorage } from '#outside/object-storage/sandbox/test-storage.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { freePorts } from '#platform/free-ports.ts';
import { photo } from '#platform/images/test-images.ts';
import { readConfig } from '../config/config.ts';
import { firstVaultOf } from '../config/keyring-of-config.ts';
import { createVisitors } from '../test-visitor.ts';
import { type Running, startProgram } from './processes.ts';
import { registerPatients } from './register-patients.ts';

const SETTINGS = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' } as const;
const KILLS = 3;

const vault = firstVaultOf(readConfig(SETTINGS));
let test: TestDatabase;
let storage: TestStorage;
beforeAll(async () => {
  test = await createTestDatabase();
  storage = await startTestStorage();
});
afterAll(async () => {
  await storage.close();
  await test.drop();
});

interface Begun {
  readonly front: SignedImageUpload;
  readonly back: SignedImageUpload;
  readonly token: string;
}

it('continues with the other process when the one that began an upload is killed, and stores the card once', async () => {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = storage.settings;
  const environment = {
    ...SETTINGS,
    DATABASE_URL: test.url,
    MIGRATION_DATABASE_URL: test.ownerUrl,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const ports = await freePorts(2);
  const start = (port: number) =>
    startProgram(
      'shell/server/main.ts',
      { ...environment, PORT: String(port) },
      `http://127.0.0.1:${port}/health/ready`,
    );
  const { sessionLimits: limits } = readConfig(SETTINGS);
  const patients = await registerPatients(test.owner, vault, KILLS);
  const image = await photo({ width: 4000, height: 3000 });
  const running = new Map<number, Running>();
  try {
    for (const port of ports) running.set(port, await start(port));
    for (const [round, patient] of patients.entries()) {
      const [first = 0, second = 0] = round % 2 === 0 ? ports : ports.toReversed();
      const shared = { inScope: test.inScope, vault };
      const visitor = createVisitors({ port: first, test: shared, limits, clock: () => new Date() })();
      await visitor.signIn(patient);
      const body = {
        mimetypes: { front: 'image/jpeg', back: 'image/jpeg' },
        sizes: { front: image.length, back: image.length },
      };
      const begun = (await visitor.send('POST', '/api/kela-card/init-upload?lang=fi', { body }))
        .body as Begun;
      const put = ({ url, headers }: SignedImageUpload) =>
        fetch(url, { method: 'PUT', headers, body: image as BodyInit });
      await put(begun.front);
      const finish = `/api/kela-card/finish-upload?${new URLSearchParams({ token: begun.token })}`;

      if (round === 0) {
        // In the middle of sending.
        await running.get(first)?.kill();
        await put(begun.back);
      } else {
        // In the middle of finishing: asked, and killed before or after it is done.
        await put(begun.back);
        const asked = visitor.get(finish).catch(() => null);
        await sleep(round * 60);
        await running.get(first)?.kill();
        await asked;
      }
      visitor.moveTo(second);
      const answer = await visitor.get(finish);
      expect(answer).toMatchObject({ status: 200, body: { type: 'success', success: true } });
      running.set(first, await start(first));
      for (const port of ports) {
        visitor.moveTo(port);
        expect((await visitor.get('/api/kela-card?lang=fi')).body).toMatchObject({
          front: { status: 'uploaded' },
          back: { status: 'uploaded' },
        });
      }
    }
    const changes = await test.owner
      .selectFrom('access_log')
      .select('patient_id')
      .where('record_kind', '=', 'kela-card')
      .where('action', '=', 'change')
      .execute();
    expect(changes.map(({ patient_id: id }) => id).toSorted()).toEqual(
      patients.map(({ patientId }) => patientId).toSorted(),
    );
  } finally {
    for (const program of running.values()) await program.stop();
  }
});
