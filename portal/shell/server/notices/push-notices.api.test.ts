import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { announce } from '#areas/person/shared/notices/server/announce.ts';
import { recordNewsService } from '#areas/record/record-news/server/service.ts';
import type { PushNotice } from '#contract/pages/push-notice.ts';
import { createPushSender, type PushSender } from '#outside/push/client/push-sender.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { type NoticesWorld, noticesWorld } from './test-notices.ts';

const EVENING = new Date('2026-03-23T18:30:00Z');
const BEFORE_EVENING = new Date('2026-03-23T17:59:30Z');
const NOTHING = { results: [], messages: [], invoices: [] };
const ports = await sandboxPorts();

let db: TestDatabase;
let aino: string;
let sandbox: Sandbox;
let sender: PushSender;
/** What the portal sends with: the true sender, or one that a test puts in its place. */
let send: PushSender['send'];
let world: NoticesWorld;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
  await db.owner.updateTable('patients').set({ language: 'en' }).execute();
  sandbox = await startSandbox(readSandboxSettings(ports));
  sender = createPushSender({
    privateKeys: [Buffer.alloc(32, 7).toString('base64url')],
    services: [`http://localhost:${ports.SANDBOX_PORT}`],
  });
  world = noticesWorld(db, aino, { ...sender, send: (...given) => send(...given) });
});
afterAll(async () => {
  await sandbox.close();
  await db.drop();
});
beforeEach(async () => {
  send = sender.send;
  sandbox.faults.set('push', 'none');
  await world.restart(TEST_NOW, NOTHING);
});

/** A browser of the patient's, which is chosen to show notices; resolves to its endpoint. */
async function choose(patientId = aino): Promise<string> {
  const subscription = sandbox.push.subscribe(sender.publicKey ?? '');
  const call = callerOf(db, recordNewsService({ push: sender }));
  const session = { session: signedIn(patientId), now: world.now() };
  expect(await call('POST /api/push-devices', { body: subscription }, session)).toMatchObject({
    body: { type: 'success' },
  });
  return subscription.endpoint;
}
const shownBy = (endpoint: string) =>
  sandbox.push.shown(endpoint).map(({ payload }) => JSON.parse(payload) as PushNotice);
const devices = () => db.owner.selectFrom('push_devices').selectAll().execute();

describe('a notice on a device', () => {
  it('says that there is a message and where, and nothing else, sealed on its way', async () => {
    const phone = await choose();
    await world.happen('messages');
    await world.pass(10);
    expect(shownBy(phone)).toEqual([
      { tag: 'messages', text: 'You have a new message', lang: 'en', path: '/en/conversations' },
    ]);
  });

  it('comes to each device of the patient, and to nobody else’s', async () => {
    const [phone, computer] = [await choose(), await choose()];
    const ofEero = await choose(await patientWith(db, '021179-905R'));
    await world.happen('results');
    await world.pass(40);
    expect(shownBy(phone)).toMatchObject([{ tag: 'results' }]);
    expect(shownBy(computer)).toMatchObject([{ tag: 'results' }]);
    expect(shownBy(ofEero)).toEqual([]);
  });

  it('is one for what comes within minutes, and ten minutes after the one before', async () => {
    const phone = await choose();
    await world.happen('messages');
    await world.pass(7);
    await world.happen('results');
    await world.happen('messages');
    await world.pass(8);
    expect(shownBy(phone)).toHaveLength(1);
    await world.pass(60);
    expect(shownBy(phone).map(({ tag }) => tag)).toEqual(['messages', 'several']);
  });

  it('waits for the morning, but for a reminder, which the e-mail of the evening is enough for', async () => {
    await world.restart(EVENING, NOTHING);
    const phone = await choose();
    await world.happen('messages');
    await world.pass(11 * 60);
    expect(shownBy(phone)).toEqual([]);
    await world.pass(3 * 60);
    expect(shownBy(phone)).toMatchObject([{ tag: 'messages' }]);

    await world.restart(BEFORE_EVENING, NOTHING);
    const other = await choose();
    const remind = { readerId: aino, event: 'appointments', ways: ['push'] } as const;
    await db.inScope({ patientId: aino }, (tx) => announce(tx, remind, world.now()));
    await world.pass(14 * 60);
    expect(shownBy(other)).toEqual([]);
    expect(await world.left()).toBe(0);
  });

  it('reminds of an appointment by day, without saying of which', async () => {
    const phone = await choose();
    const remind = { readerId: aino, event: 'appointments', ways: ['push'] } as const;
    await db.inScope({ patientId: aino }, (tx) => announce(tx, remind, world.now()));
    await world.pass(5);
    expect(shownBy(phone)).toEqual([
      expect.objectContaining({ tag: 'appointments', text: 'Reminder of your appointment' }),
    ]);
  });

  it('comes later where the service was away or asked for patience, none lost and none twice', async () => {
    const phone = await choose();
    sandbox.faults.set('push', 'down');
    await world.happen('messages');
    await world.pass(30);
    sandbox.faults.set('push', 'wrong');
    await world.pass(30);
    expect(shownBy(phone)).toEqual([]);
    sandbox.faults.set('push', 'none');
    await world.pass(30);
    expect(shownBy(phone)).toMatchObject([{ tag: 'messages' }]);
    expect(await world.left()).toBe(0);
    expect(world.failures().join()).not.toContain(phone);
  });

  it('is shown once though the process dies between sending it and noting it', async () => {
    const phone = await choose();
    const before = sandbox.push.delivered();
    let dies = true;
    send = async (...given) => {
      const outcome = await sender.send(...given);
      if (dies) {
        dies = false;
        throw new Error('The process dies.');
      }
      return outcome;
    };
    await world.happen('messages');
    await world.pass(60);
    expect(sandbox.push.delivered() - before).toBe(2);
    expect(shownBy(phone)).toMatchObject([{ tag: 'messages' }]);
    expect(await world.left()).toBe(0);
  });

  it('has a device forgotten whose subscription has ended, and the others told', async () => {
    const [gone, phone] = [await choose(), await choose()];
    sandbox.push.end(gone);
    await world.happen('messages');
    await world.pass(30);
    expect(shownBy(phone)).toHaveLength(1);
    expect(await devices()).toHaveLength(1);
    expect(await world.left()).toBe(0);
  });

  it('comes to a browser that has renewed its endpoint for a former key of the portal’s', async () => {
    const former = await choose();
    const privateKeys = [8, 7].map((byte) => Buffer.alloc(32, byte).toString('base64url'));
    const services = [`http://localhost:${ports.SANDBOX_PORT}`];
    const rotated = createPushSender({ privateKeys, services });
    send = rotated.send;
    // Browsers renew for the key that they had.
    const renewed = sandbox.push.subscribe(sender.publicKey ?? '');
    const call = callerOf(db, recordNewsService({ push: rotated }));
    const body = { former, ...renewed };
    expect(await call('POST /api/anon/push-devices/renewal', { body })).toEqual({
      body: { type: 'success' },
    });
    await world.happen('messages');
    await world.pass(10);
    expect(shownBy(renewed.endpoint)).toMatchObject([{ tag: 'messages' }]);
  });

  it('is not sent to a device that was removed meanwhile', async () => {
    const phone = await choose();
    await world.happen('messages');
    await world.pass(5);
    await db.owner.deleteFrom('push_devices').execute();
    await world.pass(30);
    expect(shownBy(phone)).toEqual([]);
  });

  it('tells of nothing that came before the device was chosen', async () => {
    await world.happen('results');
    await world.pass(40);
    const phone = await choose();
    await world.happen('messages');
    await world.pass(40);
    expect(shownBy(phone)).toMatchObject([{ tag: 'messages' }]);
  });
});
