import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODES_AN_HOUR } from '#areas/person/sms-login/server/limits.ts';
import { seedDemo } from '#demo/seed.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { freePorts } from '#platform/free-ports.ts';
import { masked } from '../sessions/masks.ts';
import { createSessions } from '../sessions/sessions.ts';
import { untilAtRest } from './deliveries.ts';
import { type Running, startProgram } from './processes.ts';
import { registerPatients, type TestPatient } from './register-patients.ts';
import { roundLimits, roundVault } from './round-portals.ts';

const PATIENTS = 16;
const KILL_AFTER = 5;

interface Browser {
  readonly patient: TestPatient;
  readonly cookie: string;
  csrfToken: string;
}
interface Reply {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
}

let test: TestDatabase;
let ports: readonly number[];
const running: Running[] = [];
const patients: TestPatient[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.owner, { vault: roundVault, now: new Date(), days: 2 });
  patients.push(...(await registerPatients(test.owner, roundVault, PATIENTS + 1)));
  ports = await freePorts(4);
  const [one = 0, two = 0, sandbox = 0, smtp = 0] = ports;
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    SANDBOX_PORT: String(sandbox),
    SANDBOX_SMTP_PORT: String(smtp),
    DATABASE_URL: test.url,
    MIGRATION_DATABASE_URL: test.ownerUrl,
  };
  const start = (program: string, port: number, ready: string) =>
    startProgram(program, { ...environment, PORT: String(port) }, ready);
  running.push(await start('outside/sandbox/main.ts', one, `http://127.0.0.1:${sandbox}/phone.json`));
  for (const port of [one, two]) {
    running.push(await start('shell/server/main.ts', port, `http://127.0.0.1:${port}/health/ready`));
  }
});
afterAll(async () => {
  for (const program of running.reverse()) await program.stop();
  await test.drop();
});

/** The n-th process of the portal, which a patient's browser reaches without knowing which one it is. */
const at = (nth: 0 | 1) => `http://127.0.0.1:${ports[nth]}`;

async function ask(
  nth: 0 | 1,
  method: string,
  path: string,
  browser: Browser,
  body?: object,
): Promise<Reply> {
  const separator = path.includes('?') ? '&' : '?';
  const answer = await fetch(`${at(nth)}${path}${separator}csrfToken=${browser.csrfToken}`, {
    method,
    headers: { cookie: `session=${browser.cookie}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function signIn(patient: TestPatient): Promise<Browser> {
  const sessions = createSessions(test.inScope, roundVault, roundLimits);
  const cookie = await sessions.start(
    sessions.visitor('kaari'),
    { person: patient, patientId: patient.patientId },
    { now: new Date(), userAgent: undefined },
  );
  const { csrfToken } = await sessions.open(cookie, 'kaari', new Date());
  return { patient, cookie, csrfToken: masked(csrfToken) };
}

const ONBOARDING = '/api/mfa-onboarding?lang=fi';
const begin = (nth: 0 | 1, browser: Browser) =>
  ask(nth, 'POST', ONBOARDING, browser, { phoneNumber: browser.patient.phone });

async function codeFor(phone: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports[2]}/phone.json?to=${encodeURIComponent(phone)}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return /\b\d{4}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
}

describe('two processes of the portal on one database', () => {
  it('share sessions and limits', async () => {
    const browser = await signIn(patients[PATIENTS] as TestPatient);
    const outcomes: string[] = [];
    for (let sent = 0; sent < CODES_AN_HOUR.patient + 2; sent++) {
      outcomes.push((await begin(sent % 2 === 0 ? 0 : 1, browser)).body.type);
    }
    expect(outcomes.filter((type) => type === 'code-sent')).toHaveLength(CODES_AN_HOUR.patient);
    expect(outcomes.slice(CODES_AN_HOUR.patient)).toEqual(Array(2).fill('too-many-onboarding-attempts'));
    for (const nth of [0, 1] as const) {
      expect((await ask(nth, 'GET', '/api/session', browser)).body.isSessionValid).toBe(true);
    }
    await fetch(`${at(0)}/api/logout`, {
      method: 'POST',
      headers: { cookie: `session=${browser.cookie}`, 'x-csrf-token': browser.csrfToken },
    });
    expect((await ask(1, 'GET', '/api/session', browser)).body.isSessionValid).toBe(false);
  });

  it('let a patient notice nothing but a retry when one is killed in the middle of an onboarding', async () => {
    const browsers = await Promise.all(patients.slice(0, PATIENTS).map(signIn));
    let answered = 0;
    let killed: Promise<void> | undefined;
    const first = await Promise.all(
      browsers.map(async (browser) => {
        const reply = await begin(0, browser).catch(() => null);
        answered += 1;
        if (answered === KILL_AFTER) killed = running[1]?.kill();
        return reply;
      }),
    );
    await killed;
    await expect(begin(0, browsers[0] as Browser)).rejects.toThrow();
    // The same press once more, which the other process takes, unless it has too much to do at this moment.
    const isLost = (reply: Reply | null | undefined) => !reply || reply.status === 503;
    const lost = browsers.filter((_, index) => isLost(first[index]));
    expect(lost.length).toBeGreaterThan(0);
    const pressAgain = async (browser: Browser) => {
      let reply = await begin(1, browser);
      while (isLost(reply)) {
        await sleep(500);
        reply = await begin(1, browser);
      }
      return reply;
    };
    for (const reply of [
      ...first.filter((each) => !isLost(each)),
      ...(await Promise.all(lost.map(pressAgain))),
    ]) {
      expect(reply).toMatchObject({ status: 200, body: { type: 'code-sent' } });
    }
    await untilAtRest(test.owner);
    for (const browser of browsers) {
      const challengeResponseFromUser = await codeFor(browser.patient.phone);
      expect(await ask(1, 'PUT', ONBOARDING, browser, { challengeResponseFromUser })).toMatchObject({
        status: 200,
        body: { type: 'mfa-ok' },
      });
      expect((await ask(1, 'GET', '/api/mfa', browser)).body.type).toBe('enabled');
    }
  });
});
