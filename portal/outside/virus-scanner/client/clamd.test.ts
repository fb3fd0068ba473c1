import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFaults } from '#outside/sandbox/faults.ts';
import { SystemError } from '../../calls/system-error.ts';
import { createClamdDaemon, EICAR, listenAtSocket } from '../sandbox/clamd-daemon.ts';
import { startTestScanner, type TestScanner } from '../sandbox/test-scanner.ts';
import { createClamd } from './clamd.ts';
import { isClamdAddress } from './clamd-address.ts';

const PERSON = 'somebody';
const CHUNK = 64 * 1024;
const LIMIT = 1_000_000;

let daemon: TestScanner;
beforeAll(async () => {
  daemon = await startTestScanner(LIMIT);
});
afterEach(() => daemon.faults.set('virus-scanner', 'none'));
afterAll(() => daemon.close());

const scan = (content: Uint8Array | string, settings: object = {}) =>
  createClamd({ address: daemon.address, ...settings }).scan(Buffer.from(content), PERSON);
/** A file in which the test file begins at a place. */
const infectedAt = (place: number) => Buffer.concat([Buffer.alloc(place, 'x'), Buffer.from(EICAR)]);

describe('a file', () => {
  it.each([
    ['empty', new Uint8Array()],
    ['short', Buffer.from('Hei')],
    ['of several chunks', Buffer.alloc(3 * CHUNK, 'x')],
    ['as long as may be', Buffer.alloc(LIMIT, 0)],
  ])('that is %s and has nothing in it is clean', async (_, content) => {
    expect(await scan(content)).toEqual({ type: 'clean' });
  });

  it.each([
    ['at its beginning', 0],
    ['across the end of a chunk', CHUNK - 10],
    ['in its second chunk', CHUNK + 5],
    ['across the end of the second', 2 * CHUNK - 1],
  ])('with malware %s is infected', async (_, place) => {
    expect(await scan(infectedAt(place))).toEqual({ type: 'infected', found: 'Win.Test.EICAR_HDB-1' });
  });

  it('that is longer than the scanner takes is never called clean', async () => {
    await expect(scan(Buffer.alloc(LIMIT + 1))).rejects.toMatchObject({
      name: 'SystemError',
      isLasting: true,
    });
  });
});

describe('a scanner', () => {
  it('is there', async () => {
    await createClamd({ address: daemon.address }).ping();
  });

  it.each(['down', 'slow', 'wrong'] as const)('that is %s gives an error of its own', async (fault) => {
    daemon.faults.set('virus-scanner', fault);
    await expect(scan('Hei', { timeoutMs: 300 })).rejects.toBeInstanceOf(SystemError);
    await expect(createClamd({ address: daemon.address, timeoutMs: 300 }).ping()).rejects.toBeInstanceOf(
      SystemError,
    );
  });

  it('that is not there gives the same', async () => {
    const address = `unix:${join(tmpdir(), 'no-such-scanner.sock')}`;
    await expect(scan('Hei', { address })).rejects.toThrow('no connection');
  });

  it('is asked for so many files at a time and no more', async () => {
    daemon.faults.set('virus-scanner', 'slow');
    const scanner = createClamd({ address: daemon.address, timeoutMs: 400, perPerson: 2 });
    const all = await Promise.allSettled([1, 2, 3].map(() => scanner.scan(Buffer.from('Hei'), PERSON)));
    const reasons = all.map((each) => (each.status === 'rejected' ? each.reason.message : ''));
    expect(reasons.filter((reason) => reason.includes('too many'))).toHaveLength(1);
    expect(reasons.filter((reason) => reason.includes('time-out'))).toHaveLength(2);
  });

  it.each([
    ['hangs up', ''],
    ['talks without an end', 'x'.repeat(5000)],
    ['calls something else clean', 'stream: OK, or not\0'],
    ['reports an error', 'stream: Can’t allocate memory ERROR\0'],
  ])('that %s has called nothing clean', async (_, answer) => {
    const other = await answering(answer);
    const address = `tcp://127.0.0.1:${(other.address() as { port: number }).port}`;
    await expect(scan('Hei', { address })).rejects.toBeInstanceOf(SystemError);
    other.close();
  });

  it('that says the file is too long, and hangs up in the middle of it, is understood', async () => {
    const other = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () =>
        socket.pause().write('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy()),
      );
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const address = `tcp://127.0.0.1:${(other.address() as { port: number }).port}`;
    for (let nth = 0; nth < 20; nth += 1)
      await expect(scan(Buffer.alloc(10_000_000), { address })).rejects.toMatchObject({ isLasting: true });
    other.close();
  });

  it('is reached at a socket, also where a killed one has left its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    const path = join(folder, 'clamd.sock');
    const first = createClamdDaemon({ faults: createFaults(1) });
    await listenAtSocket(first, path);
    const second = createClamdDaemon({ faults: createFaults(1) });
    await listenAtSocket(second, path);
    expect(await scan(EICAR, { address: `unix:${path}` })).toMatchObject({ type: 'infected' });
    first.close();
    second.close();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('an address', () => {
  it.each(['unix:/run/clamav/clamd.ctl', 'tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'tcp://clamd:3310'])(
    'may be %s',
    (address) => expect(isClamdAddress(address)).toBe(true),
  );
  it.each([
    '',
    'clamd',
    'unix:clamd.ctl',
    'tcp://host',
    'tcp://host:0',
    'tcp://host:70000',
    'http://host:3310',
  ])('is not %j', (address) => expect(isClamdAddress(address)).toBe(false));
});

/** Somebody who answers everybody the same, whatever was sent. */
async function answering(answer: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.resume();
    socket.once('data', () => socket.end(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
