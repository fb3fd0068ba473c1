import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Vault } from '#platform/context.ts';
import { BURST, createSecurityLog, LINES, type Occasion } from './security-log.ts';
import { coarseNetwork } from './source-of.ts';

const vault = {
  hash: (purpose: string, value: string) => createHmac('sha256', purpose).update(value).digest(),
} as unknown as Vault;
const AINO = '140385-902F';
const occasion = (other: Partial<Occasion> = {}): Occasion => ({
  person: null,
  address: '192.0.2.77',
  requestId: 'request-1',
  endpoint: 'POST /api/pin',
  brand: 'kaari',
  ...other,
});

type Line = Parameters<Parameters<typeof createSecurityLog>[0]['write']>[0];
let lines: Line[];
let log: ReturnType<typeof createSecurityLog>;
beforeEach(() => {
  lines = [];
  log = createSecurityLog({ vault, write: (line) => lines.push(line) });
});

describe('a line of the security log', () => {
  test('says what, who, where from and of what, and no address or code', () => {
    log.note({ event: 'refused', reason: 'forbidden' }, occasion({ person: AINO }));
    expect(lines).toEqual([
      {
        event: 'refused',
        reason: 'forbidden',
        actor: expect.stringMatching(/^[\w-]{16}$/),
        source: expect.stringMatching(/^[\w-]{16}$/),
        network: '192.0.2.0/24',
        endpoint: 'POST /api/pin',
        brand: 'kaari',
        request: 'request-1',
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/140385|192\.0\.2\.77/);
  });

  test('names one person and one address alike every time, and others otherwise', () => {
    const note = (person: string, address: string) =>
      log.note({ event: 'signedIn' }, occasion({ person, address }));
    note(AINO, '192.0.2.1');
    log.flush();
    note(AINO, '192.0.2.1');
    note('021179-905R', '192.0.2.2');
    expect(lines[0]?.actor).toBe(lines[1]?.actor);
    expect(lines[0]?.source).toBe(lines[1]?.source);
    expect(lines[2]?.actor).not.toBe(lines[0]?.actor);
    expect(lines[2]?.source).not.toBe(lines[0]?.source);
  });

  test.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:12:34:5678::1', '2001:db8:12::/48'],
    ['', 'unknown'],
    ['somewhere', 'unknown'],
  ])('has of %s the network %s', (address, network) => {
    expect(coarseNetwork(address)).toBe(network);
  });
});

describe('what repeats itself', () => {
  test('is logged once, and counted at the end of the interval', () => {
    for (let time = 0; time < 1000; time++) log.note({ event: 'forged' }, occasion());
    expect(lines).toHaveLength(1);
    log.flush();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ event: 'forged', repeated: 999 });
    log.flush();
    expect(lines).toHaveLength(2);
    log.note({ event: 'forged' }, occasion());
    expect(lines).toHaveLength(3);
  });

  test('is no flood from however many addresses, and hides neither another event nor a person', () => {
    for (let time = 0; time < 10_000; time++) {
      const address = `10.${time >> 8}.${time & 255}.1`;
      log.note({ event: 'forged' }, occasion({ address, endpoint: `POST /api/${time}` }));
    }
    expect(lines).toHaveLength(LINES + 1);
    expect(lines.at(-1)).toMatchObject({
      event: 'forged',
      source: 'many',
      network: 'many',
      endpoint: 'many',
    });
    log.note({ event: 'codesUsedUp' }, occasion());
    log.note({ event: 'forged' }, occasion({ person: AINO }));
    expect(lines).toHaveLength(LINES + 3);
    log.flush();
    expect(lines).toHaveLength(LINES + 4);
    expect(lines.at(-1)?.repeated).toBe(10_000 - LINES - 1);
  });

  test('is as little of a flood from one person, wherever they call from', () => {
    for (let time = 0; time < 1000; time++) {
      const address = `10.0.${time >> 8}.${time & 255}`;
      log.note({ event: 'refused', reason: 'notFound' }, occasion({ person: AINO, address }));
    }
    log.flush();
    expect(lines.length).toBeLessThanOrEqual(LINES + 2);
  });
});

test('what a broken program sends is logged only when it comes in bursts', () => {
  for (let time = 0; time < BURST - 1; time++) log.note({ event: 'malformed' }, occasion());
  log.flush();
  expect(lines).toEqual([]);
  for (let time = 0; time < BURST; time++) log.note({ event: 'malformed' }, occasion());
  log.flush();
  expect(lines).toMatchObject([{ event: 'malformed', repeated: BURST }]);
});
