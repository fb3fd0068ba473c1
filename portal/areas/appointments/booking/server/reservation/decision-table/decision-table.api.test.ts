import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { demoPerson, demoRegister, guardianOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import type { FreeTime } from '../../../reservation-contract.ts';
import { AINO, CONTACT, SETTINGS } from '../../test-booking.ts';
import { expected } from './test-model.ts';
import { allRows, nameOf, PEOPLE, type Row, someRows } from './test-rows.ts';
import { makeTimes, VISIT_DAY } from './test-times.ts';

/** So that 400 of them or more are asked of the portal. */
const STEP = 13;
const rows = withEachAnswer(someRows(STEP));

/** The same, and one row for each answer that none of them has. */
function withEachAnswer(some: readonly Row[]): Row[] {
  const outcome = (row: Row) => Object.values(expected(row, VISIT_DAY)).join(' | ');
  const seen = new Set(some.map(outcome));
  const missing = allRows().filter((row) => !seen.has(outcome(row)) && seen.add(outcome(row)));
  return [...some, ...missing];
}

let db: TestDatabase;
let portal: TestPortal;
let timeOf: Awaited<ReturnType<typeof makeTimes>>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  timeOf = await makeTimes(db);
  // What a lack of consent does is another matter.
  await db.owner.updateTable('patients').set({ consent_status: 'ok' }).execute();
  portal = await startTestPortal(db, {
    register: demoRegister(),
    config: { rateLimit: 1_000_000, anonymousBooking: SETTINGS },
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

const browsers = new Map<string, Promise<Visitor>>();
function browserOf({ who, brand }: Row): Promise<Visitor> {
  const key = `${who} ${brand}`;
  const browser = browsers.get(key) ?? open();
  browsers.set(key, browser);
  return browser;

  async function open(): Promise<Visitor> {
    if (who === 'elsa') return guardianOf(portal, 'sofia', 'elsa');
    const visitor = portal.visitor(`${brand}.localhost:${portal.port}`);
    if (!who.startsWith('visitor')) await visitor.signIn(demoPerson(who));
    return visitor;
  }
}

/** A code of nobody's who is as old on the tests' day; each is another, since one may be tried ten times. */
let individual = 900;
let year = 0;
function codeAged(age: number): string {
  individual = individual === 999 ? 900 : individual + 1;
  year += 1;
  const day = String(1 + (year % 20)).padStart(2, '0');
  return formatIdentityCode(`${2026 - age}-02-${day}`, individual);
}

/** What the page is told, in the words of the model. */
async function pageOf(browser: Visitor, row: Row): Promise<string> {
  const wanted = row.wanted ? `&healthCareType=${row.wanted}` : '';
  const id = timeOf(row.specialty, row.isRemote);
  const answer = await browser.get(`/api/appointments/free/${id}?lang=en${wanted}`);
  expect(answer.status).toBe(200);
  const body: FreeTime = answer.body;
  if ('reason' in body) return `${body.type} ${body.reason}`;
  if (body.type !== 'available') return body.type;
  const { healthCareType, needsLogin, confirmation, insurers } = body.terms;
  expect(body.appointment.requiresAuthToReserve).toBe(needsLogin);
  return [
    healthCareType,
    needsLogin ? 'login' : 'anybody',
    body.appointment.practitionerRate ? 'price' : 'no price',
    ...(healthCareType === 'occupational' ? [`confirms ${confirmation ?? 'nothing'}`] : []),
    ...(insurers.length > 0 ? [insurers.map(waysOf).join('; ')] : []),
  ].join(', ');
}

const SHORT = {
  USE_REIMBURSEMENT: 'direct',
  COMPANY_REIMBURSEMENT: 'company',
  PAY_AND_REIMBURSE: 'pay',
} as const;

function waysOf({
  insurer,
  reimbursements,
}: Extract<FreeTime, { type: 'available' }>['terms']['insurers'][number]) {
  return [insurer, ...reimbursements.filter(({ isOpen }) => isOpen).map(({ choice }) => SHORT[choice])].join(
    ' ',
  );
}

/** What a booking is answered that lacks the e-mail address, so that none is made; a visitor's lacks the patient. */
async function answerOf(browser: Visitor, row: Row): Promise<string> {
  const isVisitor = row.who.startsWith('visitor');
  const { wanted, insurer, reimbursement } = row;
  const time = {
    slotId: timeOf(row.specialty, row.isRemote),
    ...(wanted && { healthCareType: wanted }),
  };
  const answer = isVisitor
    ? await browser.send('POST', '/api/anon/reserve-appointment?lang=en', {
        body: { ...AINO, ...time, identityCode: codeAged(Number(row.who.slice('visitor'.length))) },
      })
    : await browser.send('POST', '/api/reserve-appointment?lang=en', {
        body: { ...CONTACT, ...time, email: '', insurer, reimbursement },
      });
  if (answer.status === 200) return answer.body.type;
  expect([answer.status, answer.body.code]).toEqual([422, 'invalidFields']);
  return answer.body.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`).join(', ');
}

describe('the decision table of reservations', () => {
  test('has hundreds of rows, and everybody, everything and each answer in them', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(new Set(rows.map(({ who }) => who))).toEqual(new Set(PEOPLE));
    const answers = (some: readonly Row[]) => new Set(some.map((row) => expected(row, VISIT_DAY).answer));
    expect(answers(rows)).toEqual(answers(allRows()));
  });

  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    const browser = await browserOf(row);
    const decided = { page: await pageOf(browser, row), answer: await answerOf(browser, row) };
    expect(decided).toEqual(expected(row, VISIT_DAY));
  });
});
