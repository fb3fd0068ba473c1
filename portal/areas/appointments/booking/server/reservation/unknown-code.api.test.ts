import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#contract/time/time.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { statementsOf } from '#platform/database/test-statements.ts';
import { createBookingService } from '../service.ts';
import {
  AINO,
  addPatient,
  CONTACT,
  freeSlots,
  patientOf,
  SETTINGS,
  signedIn,
  typeOf,
} from '../test-booking.ts';
import { MAX_ATTEMPTS } from './code-limits.ts';
import { bookingTryTasks } from './log-try.ts';

const ANONYMOUS = 'POST /api/anon/reserve-appointment';
/** Patients and as many codes that are nobody's. */
const EACH = 40;

let db: TestDatabase;
let slotId: number;
let known: string[];
let unknown: string[];
let key = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  [slotId = 0] = await freeSlots(db);
  const codes = (number: number) =>
    Array.from({ length: EACH }, (_, nth) => formatIdentityCode(addDays('1970-01-01', nth * 40), number));
  [known, unknown] = [codes(901), codes(902)];
  for (const code of known) await addPatient(db, code, { email: 'own@example.com' });
});
afterAll(() => db.drop());

const STRANGER = { ...AINO, firstName: 'Testi', lastName: 'Vieras' };
/** Tries a code with a name that is not its patient's. */
function attempt(identityCode: string, request = {}, settings = {}) {
  const call = callerOf(db, createBookingService({ ...SETTINGS, ...settings }));
  const body = { ...STRANGER, slotId, identityCode };
  return call(ANONYMOUS, { body }, { idempotencyKey: `try-${++key}`, ...request });
}
const after = (days: number) => ({ now: new Date(TEST_NOW.getTime() + days * 24 * 3_600_000) });
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many rows there are of what a try leaves behind. */
async function leftBehind() {
  const { rows } = await sql`select (select count(*) from idempotency_keys) as keys,
    (select count(*) from attempts) as attempts, (select count(*) from messages) as messages,
    (select count(*) from graphile_worker._private_jobs) as jobs,
    (select count(*) from access_log) as log`.execute(db.owner);
  return rows[0] as Record<string, number>;
}

async function newRowsOf(work: () => Promise<unknown>) {
  const before = await leftBehind();
  await work();
  return Object.entries(await leftBehind()).map(([name, count]) => [name, count - (before[name] ?? 0)]);
}

describe('a known code with a wrong name and a code that is nobody’s', () => {
  test('are answered alike, after the same statements, and leave as much behind', async () => {
    const [knownCode = '', unknownCode = ''] = [known[0], unknown[0]];
    expect(await attempt(knownCode)).toEqual({ body: { type: 'noPatient' } });
    expect(await attempt(unknownCode)).toEqual({ body: { type: 'noPatient' } });
    // On other days, so that neither counts for the other.
    const statements = [
      await statementsOf(db, () => attempt(knownCode, after(1))),
      await statementsOf(db, () => attempt(unknownCode, after(3))),
    ];
    expect(statements[0]?.length).toBeGreaterThan(10);
    expect(statements[0]).toEqual(statements[1]);
    const rows = [
      await newRowsOf(() => attempt(knownCode, after(5))),
      await newRowsOf(() => attempt(unknownCode, after(7))),
    ];
    expect(rows[0]).toContainEqual(['jobs', 1]);
    expect(rows[0]).toEqual(rows[1]);
  });

  test('take the same time', async () => {
    const times: [number[], number[]] = [[], []];
    for (let nth = 0; nth < EACH; nth++) {
      // In turn, so that whatever else the machine does slows both.
      for (const [of, code] of [known[nth], unknown[nth]].entries()) {
        const start = performance.now();
        await attempt(code ?? '', after(9));
        times[of as 0 | 1].push(performance.now() - start);
      }
    }
    const ratio = median(times[0]) / median(times[1]);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

test('a try is in the log of the patient whose code it was, once, and in nobody else’s', async () => {
  const victim = known[1] ?? '';
  await sql`delete from access_log`.execute(db.owner);
  await attempt(victim, { requestId: 'the-try', ...after(0.01) });
  await attempt(unknown[1] ?? '', { requestId: 'another-try' });
  const { rows } = await sql<{ payload: Record<string, string> }>`
    select payload from graphile_worker._private_jobs
    where payload ->> 'requestId' in ('the-try', 'another-try')`.execute(db.owner);
  expect(rows).toHaveLength(2);
  const { 'log-booking-try': run } = bookingTryTasks(db);
  for (const { payload } of [...rows, ...rows]) await run?.(payload, new AbortController().signal);
  const log = await db.owner
    .selectFrom('access_log')
    .innerJoin('identities', 'identities.patient_id', 'access_log.patient_id')
    .selectAll()
    .execute();
  expect(log).toMatchObject([
    {
      identity_hash: db.vault.hash('identity', victim),
      at: after(0.01).now,
      actor_kind: 'anonymous',
      actor_id: null,
      action: 'try',
      record_kind: 'booking-without-login',
      request_id: 'the-try',
    },
  ]);
});

describe('trying codes ends', () => {
  const refused = { problem: 'tooManyRequests' };
  const day = (nth: number) => after(10 + nth);

  test('for one address, no matter whose codes, until the next day', async () => {
    const from = { address: '198.51.100.1', ...day(0) };
    const settings = { codesPerAddress: 3 };
    for (const code of [known[0], unknown[0], known[1], known[1]]) {
      expect(typeOf(await attempt(code ?? '', from, settings))).toBe('noPatient');
    }
    expect(await attempt(known[2] ?? '', from, settings)).toEqual(refused);
    expect(await attempt(unknown[2] ?? '', from, settings)).toEqual(refused);
    expect(typeOf(await attempt(known[2] ?? '', { ...from, address: '198.51.100.2' }, settings))).toBe(
      'noPatient',
    );
    expect(typeOf(await attempt(known[2] ?? '', { ...from, ...day(1) }, settings))).toBe('noPatient');
  });

  test('for one birth date, from however many addresses', async () => {
    const settings = { codesPerBirthDate: 2 };
    const codes = [910, 911, 912].map((number) => formatIdentityCode('1961-02-03', number));
    const tries = await Promise.all(
      codes.map((code, nth) => attempt(code, { address: `203.0.113.${nth}`, ...day(2) }, settings)),
    );
    expect(tries.map(typeOf).toSorted()).toEqual(['noPatient', 'noPatient', 'tooManyRequests']);
    expect(typeOf(await attempt(formatIdentityCode('1961-02-04', 910), day(2), settings))).toBe('noPatient');
  });

  test('for everybody, until the next hour', async () => {
    const settings = { codesAnHour: 2 };
    const tries = await Promise.all(
      [known[5], unknown[5], known[6], unknown[6]].map((code, nth) =>
        attempt(code ?? '', { address: `203.0.113.${nth}`, ...day(4) }, settings),
      ),
    );
    expect(tries.map(typeOf).toSorted()).toEqual([
      'noPatient',
      'noPatient',
      'tooManyRequests',
      'tooManyRequests',
    ]);
    expect(typeOf(await attempt(known[7] ?? '', day(4 + 1 / 24), settings))).toBe('noPatient');
  });

  test('for one who has many networks, before it ends for others', async () => {
    const settings = { codesAnHour: 8 };
    const from = (network: string) => ({ address: `${network}::/64`, ...day(9) });
    for (const [nth, type] of ['noPatient', 'noPatient', 'tooManyRequests'].entries()) {
      const answer = await attempt(unknown[10 + nth] ?? '', from(`2001:db8:7:${nth}`), settings);
      expect(typeOf(answer)).toBe(type);
    }
    expect(typeOf(await attempt(known[10] ?? '', from('2001:db8:8:0'), settings))).toBe('noPatient');
  });

  test('for one code, known or not, and its patient books on after logging in', async () => {
    const session = (nth: number) => ({ session: { hash: Buffer.from(`visitor ${nth}`) }, ...day(6) });
    for (const code of [known[8], unknown[8]]) {
      for (let nth = 0; nth < MAX_ATTEMPTS; nth++) {
        expect(typeOf(await attempt(code ?? '', session(nth)))).toBe('noPatient');
      }
      expect(await attempt(code ?? '', session(99))).toEqual(refused);
      const later = new Date(day(6).now.getTime() + 20 * 60_000);
      expect(typeOf(await attempt(code ?? '', { ...session(99), now: later }))).toBe('noPatient');
    }
    const patientId = await patientOf(db, known[8] ?? '');
    const call = callerOf(db, createBookingService(SETTINGS));
    const own = { session: signedIn(patientId), idempotencyKey: 'own-booking', ...after(0) };
    const body = { ...CONTACT, slotId };
    expect(typeOf(await call('POST /api/reserve-appointment', { body }, own))).toBe('success');
  });

  test('before the code is looked up', async () => {
    const settings = { codesPerAddress: 1 };
    const from = { address: '198.51.100.9', ...day(8) };
    await attempt(unknown[9] ?? '', from, settings);
    const statements = await statementsOf(db, () => attempt(known[9] ?? '', from, settings));
    expect(statements.join('\n')).not.toContain('find_patient');
  });
});
