import { afterAll, beforeAll, expect, it } from 'vitest';
import { INVOICE_SOURCES, type InvoiceSource } from '#areas/money/shared/invoices/invoice.ts';
import { href } from '#contract/routes/routes.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { InvoicingSystem } from '#outside/invoicing/client/invoicing.ts';
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

/** Patients who wait, half of them for an insurer and half for their invoices, and how often each of them presses. */
const WAITING = 40;
const PRESSES = 3;
/** Patients who meanwhile read and book. */
const BOOKING = 6;

const DAY = addDays(helsinkiDay(TEST_NOW), 7);
/** What waits for an insurer. */
const OF_INSURERS = [
  `/api/insurance/pohjola-check/${DAY}`,
  '/api/insurance/lahitapiola-policy-check',
  '/api/insurance/lahitapiola-direct-compensation-permits/fi',
];
/** What waits for the systems that a patient's invoices come from. */
const ofInvoices = (id: number) => [
  '/api/payments/invoices-list?lang=fi',
  `/api/invoices/invoice-summary?invoiceId=${id}&lang=fi`,
  `/api/invoices/${id}/pdf?lang=fi`,
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
let outside: ReturnType<typeof readConfig>;
let patients: TestPatient[];
const OWED_CENTS = 9_900;
/** A source of invoices that answers: everybody owes one. */
const owing: InvoicingSystem = {
  list: async () => [],
  find: async (_, key) => ({
    key,
    appointmentId: null,
    ...{
      invoiceNumber: '1001',
      creditedInvoiceNumber: '',
      status: 'open',
      hasPdf: true,
      canBePaidOnline: true,
    },
    ...{ creationDate: DAY, dueDate: DAY, sumCents: OWED_CENTS, paidDate: null, payableOnlineUntil: DAY },
    ...{ buyerName: 'Testi Potilas', buyerAddress: [], rows: [], transfer: null },
  }),
  lookUp: async () => null,
  markPaid: async () => 'ok',
};

/** Of each who waits, an invoice that they have seen before. */
let invoices: number[];
let slots: number[];
beforeAll(async () => {
  const ports = await sandboxPorts();
  test = await createTestDatabase({ seeded: true });
  sandbox = await startSandbox(readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '60000' }));
  outside = readConfig({ NODE_ENV: 'test', ...ports });
  const { populationRegister, insurers, invoicing, paytrail, video, objectStorage } = outside;
  portal = await startTestPortal(test, {
    frontEnd: testFrontEnd(),
    logTo: log.logTo,
    config: {
      logLevel: 'warn',
      ...{ populationRegister, insurers, invoicing, paytrail, video, objectStorage },
      pressure: pressure(),
      rateLimit,
    },
  });
  patients = await registerPatients(test.owner, test.vault, WAITING + 2 * BOOKING);
  invoices = await knownInvoices(patients.slice(0, WAITING));
  slots = await freeSlots(test.owner, TEST_NOW, 2 * BOOKING);
  for (const system of SYSTEMS) sandbox.faults.set(system, 'slow');
}, 60_000);
afterAll(async () => {
  await portal.close();
  await sandbox.close();
  await test.drop();
});

/**
 * Other tests that keep the processor busy are no crowd: only what is in flight counts here, which is too much as soon as
 * waiting for a system counts, too.
 */
const pressure = () => ({ ...outside.pressure, mostWhenBusy: outside.pressure.most });

/** A fast machine reads hundreds of pages while a system hangs, each for one of a few people. */
const rateLimit = 1_000_000;

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
  // Who waits gets an answer, and in time: what is not asked for lack of room is one of the system's that failed.
  const told = (await answers).map(({ status, body }) =>
    JSON.stringify([status, body.code ?? body.missing ?? body.type]),
  );
  expect([...new Set(told)].toSorted()).toEqual(
    [
      [200, 'ERROR'],
      [200, INVOICE_SOURCES],
      [503, 'temporarilyUnavailable'],
    ].map((each) => JSON.stringify(each)),
  );
  expect(performance.now() - began).toBeGreaterThan(2_000);
  // Each was told that the insurer has not answered: an outcome, of which the log says why, and no fault of the portal's.
  expect(log.lines().some((line) => line.includes('answered as an outcome'))).toBe(true);
  expect(log.errors()).toEqual([]);
}, 120_000);

it('refuses no page while the payment provider hangs for a minute', async () => {
  // The invoices' own systems answer: they say what is owed.
  const others = await startTestPortal(test, {
    frontEnd: testFrontEnd(),
    config: { paytrail: outside.paytrail, pressure: pressure(), rateLimit },
    invoicing: { CustomerInvoice: owing, GoodSignInvoice: owing, NetsuiteInvoice: owing },
  });
  try {
    const payers = await signedIn(patients.slice(0, WAITING), others);
    const [reader] = (await signedIn(patients.slice(WAITING, WAITING + 1), others)) as [Visitor];
    const refused: string[] = [];
    let areWaiting = true;
    const answers = Promise.all(
      payers.map(async (payer, nth) => {
        const from = addressOf(nth);
        await payer.csrfToken(from);
        const body = { requestBody: paymentOf(invoices[nth] ?? 0) };
        return payer.send('POST', '/api/payments/?lang=fi', { body, from });
      }),
    ).finally(() => {
      areWaiting = false;
    });
    // Each round is another reader's: nobody asks for hundreds of pages a minute.
    for (let round = 0; areWaiting; round++) {
      const from = addressOf(WAITING + (round % 1000));
      for (const path of PAGES) {
        const { status } = await reader.get(path, { from });
        if (status !== 200) refused.push(`${path}: ${status}`);
      }
    }
    expect(refused).toEqual([]);
    for (const { status, body } of await answers) expect([status, body.type]).toEqual([200, 'unavailable']);
  } finally {
    await others.close();
  }
}, 120_000);

/** Each presses several times; the next begins once the portal has had a moment for it: it is the waiting that is many. */
async function askAll(visitors: readonly Visitor[]): Promise<TestAnswer[]> {
  const answers: Promise<TestAnswer>[] = [];
  for (const [nth, visitor] of visitors.entries()) {
    const from = addressOf(nth);
    for (let press = 0; press < PRESSES; press++) {
      const asking = nth % 2 === 0 ? OF_INSURERS : ofInvoices(invoices[nth] ?? 0);
      answers.push(...asking.map((path) => visitor.get(path, { from })));
      await visitor.get('/api/session', { from });
    }
  }
  return Promise.all(answers);
}

/** What a page sends to begin a payment of an invoice. */
const paymentOf = (invoice: number) => ({
  amount: OWED_CENTS,
  items: [{ productCode: '', unitPrice: OWED_CENTS, units: 1, vatPercentage: 0 }],
  language: 'FI',
  reference: String(invoice),
});

/** Numbers of the portal for an invoice of each of them. */
async function knownInvoices(people: readonly TestPatient[]): Promise<number[]> {
  const rows = people.map(({ patientId }, nth) => ({
    patient_id: patientId,
    source: INVOICE_SOURCES[nth % INVOICE_SOURCES.length] as InvoiceSource,
    source_key: '1',
  }));
  const added = await test.owner.insertInto('invoice_numbers').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

async function signedIn(people: readonly TestPatient[], at = portal): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (const person of people) {
    const visitor = at.visitor();
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
