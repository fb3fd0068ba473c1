import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitors } from '../test-visitor.ts';
import { inTurn, type RoundDatabase } from './bookings.ts';
import { type CrowdFinding, checkCrowd } from './crowd-check.ts';
import { openCrowdClinic, soonTimes, TIMES_A_DAY } from './crowd-clinic.ts';
import { type Crowd, crowdPatient } from './crowd-patient.ts';
import { untilAtRest } from './deliveries.ts';
import { registerPatients } from './register-patients.ts';
import { roundLimits, roundVault, startSandbox } from './round-portals.ts';

export interface CrowdOptions {
  readonly patients: number;
  readonly seconds: number;
  /** Answers without which it goes on, for at most two minutes: a slow machine does little in its seconds. */
  readonly wanted?: readonly string[];
  /** 0 to 1. */
  readonly random: () => number;
}

export interface CrowdOutcome {
  readonly acts: number;
  readonly answers: ReadonlyMap<string, number>;
  readonly findings: readonly CrowdFinding[];
}

/** How many patients do something at the same moment. */
const AT_ONCE = 16;
const LONGER_MS = 120_000;
const DAY_MS = 24 * 3_600_000;
/** Half as many times as patients: most of what somebody wants somebody else has. */
const TIMES_PER_PATIENT = 0.5;
const FIRST_FAR_DAY = 2;
const FAR_DAYS = 3;

/**
 * Has patients book, move, cancel, wait for earlier times, answer offers and check in at random, at two processes over one
 * database, of which one is killed in the middle and started again; then compares what they were told with what there is.
 */
export async function crowdRound(
  database: RoundDatabase,
  { patients: number, seconds, wanted = [], random }: CrowdOptions,
): Promise<CrowdOutcome> {
  const { owner, inScope } = database;
  const practitioners = Math.max(2, Math.ceil((number * TIMES_PER_PATIENT) / (TIMES_A_DAY * FAR_DAYS)));
  const began = new Date();
  const times = await openCrowdClinic(owner, began, { practitioners, days: FIRST_FAR_DAY + FAR_DAYS });
  const far = times.filter(({ startsAt }) => startsAt.getTime() - began.getTime() > FIRST_FAR_DAY * DAY_MS);
  const portals = await startSandbox(database.settings, 2);
  try {
    const first = await portals.start(0);
    await portals.start(1);
    const crowd: Crowd = {
      ports: portals.ports,
      random,
      far: far.slice(0, Math.max(20, Math.ceil(number * TIMES_PER_PATIENT))),
      soon: soonTimes(times, began),
      answers: new Map(),
    };
    const test = { inScope, vault: roundVault };
    const [port = 0] = portals.ports;
    const visitorOf = createVisitors({ port, test, limits: roundLimits, clock: () => new Date() });
    const people = (await registerPatients(owner, roundVault, number)).map((patient) => {
      const visitor = visitorOf();
      return { visitor, crowdPatient: crowdPatient(crowd, patient, visitor) };
    });
    await inTurn(people, async ({ visitor, crowdPatient: { patient } }) => {
      await visitor.signIn(patient);
      await visitor.csrfToken();
    });

    const end = Date.now() + seconds * 1000;
    const isOver = () =>
      Date.now() >= end + LONGER_MS ||
      (Date.now() >= end && wanted.every((answer) => crowd.answers.has(answer)));
    let acts = 0;
    const idle = people.map((person) => person.crowdPatient);
    const busy = async () => {
      while (!isOver()) {
        const [person] = idle.splice(Math.floor(random() * idle.length), 1);
        if (!person) return;
        await person.act();
        idle.push(person);
        acts += 1;
      }
    };
    const killed = sleep((seconds * 1000) / 2).then(async () => {
      await first.kill();
      await portals.start(0);
    });
    await Promise.all([killed, ...Array.from({ length: AT_ONCE }, busy)]);
    await untilAtRest(owner);
    const findings = await checkCrowd(
      owner,
      portals.sandboxOrigin,
      people.map((person) => person.crowdPatient),
    );
    return { acts, answers: crowd.answers, findings };
  } finally {
    await portals.stop();
  }
}
