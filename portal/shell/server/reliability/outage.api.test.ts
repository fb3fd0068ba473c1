import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { type Database, openDatabase } from '#platform/database/open.ts';
import { createInScope } from '#platform/database/scope.ts';
import { outageRound } from './outage-round.ts';
import { OUTAGES } from './outages.ts';
import { roundVault } from './round-portals.ts';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  // A server of its own: others must not lose theirs.
  dataDir = mkdtempSync(join(tmpdir(), 'portal-outage-'));
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('sends each message once, however the database goes away from two portals', async () => {
  await database.asOwner(async ({ db: owner }) => {
    await seedDemo(owner, { vault: roundVault, now: new Date(), days: 14 });
    const given = { settings: { DATA_DIR: dataDir }, owner, inScope: createInScope(database.db) };
    const plan = { outages: OUTAGES.length, bookings: 60 };
    const { bookings, deliveries } = await outageRound(given, { database, dataDir }, plan);

    expect(deliveries).toMatchObject({ lost: 0, doubled: 0 });
    expect(bookings.length).toBeGreaterThan(0);
    for (const { confirmedId, kept, mails, texts } of bookings) {
      expect(confirmedId).not.toBeNull();
      expect(kept).toEqual([confirmedId]);
      expect({ mails, texts }).toEqual({ mails: 1, texts: 1 });
    }
  });
});
