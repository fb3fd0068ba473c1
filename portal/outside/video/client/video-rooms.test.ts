import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { freePorts, sandboxPorts } from '#platform/free-ports.ts';
import { SystemError } from '../../calls/system-error.ts';
import { listenBetween } from '../../calls/test-listener.ts';
import { createVideoRooms, type ParticipantRole } from './video-rooms.ts';

const ports = await sandboxPorts();
const origin = `http://localhost:${ports.SANDBOX_PORT}`;
let sandbox: Sandbox;
let listener: Awaited<ReturnType<typeof listenBetween>>;
beforeAll(async () => {
  // A slow provider answers after everybody has stopped waiting, however slow the machine.
  sandbox = await startSandbox(readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' }));
  listener = await listenBetween(origin);
});
afterAll(async () => {
  listener.close();
  await sandbox.close();
});
afterEach(() => {
  sandbox.faults.set('video', 'none');
  listener.exchanges.length = 0;
});

const rooms = (changes: object = {}) =>
  createVideoRooms({
    url: `${listener.url}/video/v1`,
    roomOrigin: origin,
    apiKey: 'sandbox',
    timeoutMs: 20_000,
    retries: 1,
    retryDelayMs: 5,
    ...changes,
  });
const ROOM = 'r'.repeat(43);
const times = { startsAt: new Date('2026-03-23T07:10:00Z'), endsAt: new Date('2026-03-23T07:30:00Z') };
const open = (changes?: object, room = ROOM) => rooms(changes).open({ room, ...times });
const admit = (role: ParticipantRole = 'patient', participant = 'p'.repeat(43), changes?: object) =>
  rooms(changes).admit(ROOM, { participant, role, language: 'sv' });
const practitioner = (is: string) =>
  fetch(`${origin}/video/rooms/${ROOM}/practitioner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ practitioner: is }),
  });

const { components } = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as {
  components: { schemas: Readonly<Record<string, z.core.JSONSchema.JSONSchema>> };
};
const problemsOf = (schema: string, value: unknown) =>
  z.fromJSONSchema(components.schemas[schema] ?? { not: {} }).safeParse(value).error;

describe('what is sent and answered', () => {
  it('keeps to the contract at both ends, and tells nothing of whose it is', async () => {
    await open();
    await admit();
    expect(listener.exchanges.map(({ url, status, key }) => [url, status, key])).toEqual([
      [`/video/v1/rooms/${ROOM}`, 200, 'sandbox'],
      [`/video/v1/rooms/${ROOM}/participants/${'p'.repeat(43)}`, 200, 'sandbox'],
    ]);
    const schemas = [
      ['Room', 'RoomState'],
      ['Participant', 'Admission'],
    ] as const;
    for (const [nth, [request, answer]] of schemas.entries()) {
      expect(problemsOf(request, listener.exchanges[nth]?.request)).toBeUndefined();
      expect(problemsOf(answer, listener.exchanges[nth]?.answer)).toBeUndefined();
      // The schemas refuse something.
      expect(problemsOf(request, {})).toBeDefined();
      expect(problemsOf(answer, { other: true })).toBeDefined();
    }
  });

  it('is refused as the contract says', async () => {
    const unknown = rooms().admit('u'.repeat(43), {
      participant: 'p'.repeat(43),
      role: 'patient',
      language: 'fi',
    });
    await expect(unknown).rejects.toThrow('status 404');
    await expect(open({}, 'short')).rejects.toThrow('status 400');
    await expect(open({ apiKey: 'another' })).rejects.toMatchObject({ isLasting: true });
    sandbox.faults.set('video', 'down');
    await expect(open({ retries: 0 })).rejects.toThrow('status 503');
    expect(listener.exchanges.map(({ status }) => status)).toEqual([404, 400, 401, 503]);
    for (const { answer } of listener.exchanges) expect(problemsOf('Refused', answer)).toBeUndefined();
  });
});

describe('a room', () => {
  it('is the same however often it is opened, and tells where the practitioner is', async () => {
    expect(await open()).toBe('absent');
    await practitioner('present');
    expect(await open()).toBe('present');
    await practitioner('ended');
    expect(await open()).toBe('ended');
    await practitioner('absent');
  });

  it('opens to each address once, and shows who is there', async () => {
    await open();
    const address = await admit();
    const entered = await fetch(address, { redirect: 'manual' });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, `/video/rooms/${ROOM}`]);
    const [cookie = ''] = String(entered.headers.get('set-cookie')).split(';');
    const shown = async () => (await fetch(`${origin}/video/rooms/${ROOM}`, { headers: { cookie } })).text();
    expect(await shown()).toContain('Experten är inte på plats ännu.');
    expect(await shown()).toContain('Patient (du)');
    await practitioner('present');
    expect(await shown()).toContain('Experten är på plats.');
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(`${origin}/video/rooms/${ROOM}`)).status).toBe(404);
    expect((await fetch(address.replace(ROOM, 'o'.repeat(43)))).status).toBe(404);
    // Somebody who comes again gets another address, and is not there twice.
    await fetch(await admit());
    const { rooms: all } = (await (await fetch(`${origin}/video.json`)).json()) as {
      rooms: { id: string; participants: string[] }[];
    };
    expect(all.find(({ id }) => id === ROOM)?.participants).toEqual(['patient']);
  });

  it('is at the agreed origin and nowhere else', async () => {
    await open();
    await expect(admit('patient', 'p'.repeat(43), { roomOrigin: 'https://video.test' })).rejects.toThrow(
      'another origin',
    );
    sandbox.faults.set('video', 'wrong');
    await expect(admit()).rejects.toThrow('another origin');
  });
});

describe('a provider that', () => {
  it.each([
    ['down', 'status 503'],
    ['wrong', 'an answer outside the contract'],
  ] as const)('is %s is asked once more, and then not', async (fault, reason) => {
    sandbox.faults.set('video', fault);
    await expect(open()).rejects.toThrow(reason);
    expect(listener.exchanges).toHaveLength(2);
  });

  it('is slow is waited for by nobody', async () => {
    sandbox.faults.set('video', 'slow');
    await expect(open({ timeoutMs: 100, retries: 0 })).rejects.toThrow('time-out');
  });

  it('fails again and again is left alone for a while', async () => {
    sandbox.faults.set('video', 'down');
    const { open: ask } = rooms({ retries: 0, failures: 2 });
    for (let failed = 0; failed < 2; failed++)
      await expect(ask({ room: ROOM, ...times })).rejects.toThrow('status 503');
    sandbox.faults.set('video', 'none');
    await expect(ask({ room: ROOM, ...times })).rejects.toThrow('left alone for a while');
  });

  it('cannot be reached is told so', async () => {
    const url = `http://localhost:${await freePorts(1)}`;
    await expect(open({ url, retries: 0 })).rejects.toBeInstanceOf(SystemError);
  });
});
