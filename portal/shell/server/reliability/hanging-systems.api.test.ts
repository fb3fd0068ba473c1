import { afterAll, beforeAll, expect, it } from 'vitest';
import { href } from '#contract/routes/routes.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { SYSTEMS } from '#outside/sandbox/faults.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { readConfig } from '../config/config.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { testLog } from '../test-log.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer, Visitor } from '../test-visitor.ts';
import { freeSlots } from './free-slots.ts';
import {
  anonymousReservation,
  registerPatients,
  reservation,
  type TestPatient,
} from './register-patients.ts';

/** Patients who wait for an insurer, and how often each of them presses. */
const WAITING = 40;
const PRESSES = 3;
/** Patients who meanwhile read and book. */
const BOOKING = 6;

const DAY = addDays(helsinkiDay(TEST_NOW), 7);
/** What waits for somebody else. */
const ASKING = [
  `/api/insurance/pohjola-check/${DAY}`,
  '/api/insurance/lahitapiola-policy-check',
  '/api/insurance/lahitapiola-direct-compensation-permits/fi',
];
const PAGES = [
  href('login-page-for-anonymous-users', {}, 'fi'),
  href('front-page', {}, 'fi'),
  href('private-appointment-list', {}, 'sv'),
];
const CALLS = ['/api/session', '/api/own-appointments?lang=fi', '/api/appointments?lang=fi'];

const log = testLog();
let test: TestDatabase;
let sandbox: Sandbox;
let portal: TestPortal;
let patients: TestPatient[];
let slots: number[];
beforeAll(async () => {
  const ports = await sandboxPorts();
  test = await createTestDatabase({ seeded: true });
  sandbox = await startSandbox(readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '60000' }));
  const { populationRegister, insurers, invoicing, video, objectStorage } = readConfig({
    NODE_ENV: 'test',
    ...ports,
  });
  portal = await startTestPortal(test, {
    frontEnd: testFrontEnd(),
    logTo: log.logTo,
    config: { logLevel: 'warn', populationRegister, insurers, invoicing, video, objectStorage },
  });
  patients = await registerPatients(test.owner, test.vault, WAITING + 2 * BOOKING);
  slots = await freeSlots(test.owner, TEST_NOW, 2 * BOOKING);
  for (const system of SYSTEMS) sandbox.faults.set(system, 'slow');
}, 60_000);
afterAll(async () => {
  await portal.close();
  await sandbox.close();
  await test.drop();
});

/** Each from an address of their own. */
const addressOf = (nth: number) => `127.0.${1 + Math.floor(nth / 200)}.${1 + (nth % 200)}`;

it('refuses no page and no booking while every outside system hangs for a minute', async () => {
  const waiting = await signedIn(patients.slice(0, WAITING));
  const booking = await signedIn(patients.slice(WAITING, WAITING + BOOKING));
  const began = performance.now();
  let areWaiting = true;
  const answers = askAll(waiting).finally(() => {
    areWaiting = false;
  });
  const refused: string[] = [];
  let seen = 0;
  const look = (what: string, { status }: TestAnswer) => {
    seen += 1;
    if (status !== 200) refused.push(`${what}: ${status} after ${Math.round(performance.now() - began)} ms`);
  };
  for (let round = 0; round < BOOKING || areWaiting; round++) {
    const from = addressOf(WAITING + (round % BOOKING));
    const visitor = booking[round % BOOKING] as Visitor;
    for (const path of [...PAGES, ...CALLS]) look(path, await visitor.get(path, { from }));
    if (round < BOOKING) {
      const own = reservation(patients[WAITING + round] as TestPatient, slots[round] as number);
      look('a booking', await book(visitor, '/api/reserve-appointment', own, from));
      const somebody = patients[WAITING + BOOKING + round] as TestPatient;
      const anonymous = anonymousReservation(somebody, slots[BOOKING + round] as number);
      look('without login', await book(portal.visitor(), '/api/anon/reserve-appointment', anonymous, from));
    }
  }
  expect({ refused, few: seen < 40 }).toEqual({ refused: [], few: false });
  // Who waits gets an answer, and in time: what is not asked for lack of room is one of the insurer's that failed.
  for (const { status, body } of await answers) expect([status, body.type]).toEqual([200, 'ERROR']);
  expect(performance.now() - began).toBeGreaterThan(2_000);
  // Each was told that the insurer has not answered: an outcome, of which the log says why, and no fault of the portal's.
  expect(log.lines().some((line) => line.includes('answered as an outcome'))).toBe(true);
  expect(log.errors()).toEqual([]);
}, 120_000);

/** Each presses several times; the next begins once the portal has had a moment for it: it is the waiting that is many. */
async function askAll(visitors: readonly Visitor[]): Promise<TestAnswer[]> {
  const answers: Promise<TestAnswer>[] = [];
  for (const [nth, visitor] of visitors.entries()) {
    const from = addressOf(nth);
    for (let press = 0; press < PRESSES; press++) {
      answers.push(...ASKING.map((path) => visitor.get(path, { from })));
      await visitor.get('/api/session', { from });
    }
  }
  return Promise.all(answers);
}

async function signedIn(people: readonly TestPatient[]): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (const person of people) {
    const visitor = portal.visitor();
    await visitor.signIn(person);
    visitors.push(visitor);
  }
  return visitors;
}

async function book(visitor: Visitor, path: string, body: object, from: string): Promise<TestAnswer> {
  await visitor.csrfToken(from);
  const answer = await visitor.send('POST', `${path}?lang=fi`, { body, from });
  expect(answer.body.type).toBe('success');
  return answer;
}
