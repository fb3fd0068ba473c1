import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { S3Settings } from '#outside/object-storage/client/s3-storage.ts';
import { createFaults, type Faults } from '../../sandbox/faults.ts';
import { type Objects, openObjects } from './objects.ts';
import { storageRoutes } from './storage-routes.ts';

export interface TestStorage {
  /** The client's settings for it. */
  readonly settings: S3Settings;
  readonly faults: Faults;
  /** The stored objects, seen from inside. */
  readonly objects: Objects;
  /** Sets its clock ahead of others. */
  letPass(minutes: number): void;
  close(): Promise<void>;
}

/** Origin of the pages that may send objects to it. */
export const TEST_ORIGIN = 'http://kaari.localhost:3000';

/** The sandbox's object storage alone, on its own port and folder. */
export async function startTestStorage(): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'test-storage-'));
  const objects = openObjects(folder);
  // A slow storage answers after everybody has stopped waiting, however slow the machine.
  const faults = createFaults(600_000);
  const key = { accessKeyId: 'portal', secretAccessKey: 'storage secret', region: 'eu-north-1' };
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead * 60_000);
  const server = fastify({ logger: false, forceCloseConnections: true });
  storageRoutes(server, objects, faults, { bucket: 'portal', key, allowedOrigins: [TEST_ORIGIN], now });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      ...key,
      endpoint: `http://127.0.0.1:${port}/s3`,
      bucket: 'portal',
      timeoutMs: 20_000,
      attempts: 1,
    },
    faults,
    objects,
    letPass: (minutes) => {
      ahead += minutes;
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
