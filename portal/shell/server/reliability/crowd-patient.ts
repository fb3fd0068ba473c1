import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestAnswer, Visitor } from '../test-visitor.ts';
import type { WantedTime } from './crowd-clinic.ts';
import { reservation, type TestPatient } from './register-patients.ts';

/** What a patient has been told of one of their appointments. */
export interface Told {
  readonly id: number;
  slotId: number;
  startsAt: Date;
  /** How many moves were confirmed. */
  moves: number;
  isCancelled: boolean;
  isCheckedIn: boolean;
}

/** A patient among many, who does one thing at a time and remembers what was confirmed. */
export interface CrowdPatient {
  readonly patient: TestPatient;
  readonly told: Map<number, Told>;
  /** Does something at random. */
  act(): Promise<void>;
}

export interface Crowd {
  readonly ports: readonly number[];
  /** 0 to 1. */
  readonly random: () => number;
  /** Times that begin in days, which many want; and times so soon that one may check in. */
  readonly far: readonly WantedTime[];
  readonly soon: readonly WantedTime[];
  /** Counts of answers by action: `book success`. */
  readonly answers: Map<string, number>;
}

const PAUSE_MS = 50;
const BUSY = 503;

/** @param visitor signed in as the patient */
export function crowdPatient(crowd: Crowd, patient: TestPatient, visitor: Visitor): CrowdPatient {
  const { random, ports, far, soon, answers } = crowd;
  const told = new Map<number, Told>();
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);

  /** Asks one of the processes, and another one for the same where none answers, as a browser does with its key. */
  const ask = async (method: string, path: string, body?: unknown): Promise<TestAnswer> => {
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      visitor.moveTo(oneOf(ports) ?? 0);
      const request = { ...(body !== undefined && { body }), headers };
      const answer = await (method === 'GET' ? visitor.get(path) : visitor.send(method, path, request)).catch(
        () => null,
      );
      if (answer && answer.status !== BUSY) return answer;
      count(answer ? 'asked again: busy' : 'asked again: no answer');
      await sleep(PAUSE_MS);
    }
  };
  const tell = (act: string, { status, body }: TestAnswer): string => {
    const type = String(body.type ?? body.code ?? status);
    count(`${act} ${type}`);
    return type;
  };

  const standing = () => [...told.values()].filter(({ isCancelled }) => !isCancelled);
  const movable = () => standing().filter(({ slotId }) => far.some(({ id }) => id === slotId));

  const book = async (times: readonly WantedTime[]) => {
    const time = oneOf(times);
    if (!time) return;
    const answer = await ask('POST', '/api/reserve-appointment?lang=fi', reservation(patient, time.id));
    if (tell('book', answer) !== 'success') return;
    const id = answer.body.reservationDetails.appointmentId as number;
    told.set(id, {
      id,
      slotId: time.id,
      startsAt: time.startsAt,
      moves: 0,
      isCancelled: false,
      isCheckedIn: false,
    });
  };
  const takeMove = (mine: Told, time: WantedTime) => {
    mine.moves += 1;
    mine.slotId = time.id;
    mine.startsAt = time.startsAt;
  };
  const move = async () => {
    const [mine, time] = [oneOf(movable()), oneOf(far)];
    if (!mine || !time || time.id === mine.slotId) return;
    const body = { slotId: time.id, acceptsBinding: true };
    if (tell('move', await ask('PUT', `/api/appointments/${mine.id}?lang=fi`, body)) === 'success') {
      takeMove(mine, time);
    }
  };
  const cancel = async () => {
    const mine = oneOf(movable());
    if (!mine) return;
    const type = tell('cancel', await ask('DELETE', `/api/appointments/${mine.id}?lang=fi`));
    if (type === 'success') mine.isCancelled = true;
  };
  const wait = async () => {
    const mine = oneOf(movable());
    if (!mine) return;
    const wish = { samePractitioner: false, sameClinic: random() < 0.5 };
    tell('wait', await ask('POST', `/api/appointments/${mine.id}/earlier-time?lang=fi`, wish));
  };
  const answerOffer = async () => {
    const mine = oneOf(movable());
    if (!mine) return;
    const path = `/api/appointments/${mine.id}/earlier-time?lang=fi`;
    const { body } = await ask('GET', path);
    if (!body.offer) return;
    const accepts = random() < 0.7;
    const { id, startDate } = body.offer.time;
    const answer = await ask('PUT', path, { slotId: id, accepts, acceptsBinding: true });
    const type = tell(accepts ? 'accept' : 'decline', answer);
    if (accepts && type === 'success') takeMove(mine, { id, startsAt: new Date(startDate) });
  };
  const checkIn = async () => {
    const mine = oneOf(standing().filter(({ slotId }) => soon.some(({ id }) => id === slotId)));
    if (!mine) return book(soon);
    const type = tell('check-in', await ask('POST', `/api/appointments/check-in/${mine.id}?lang=fi`));
    if (type === 'success') mine.isCheckedIn = true;
  };
  const look = async () => {
    count(`look ${(await ask('GET', '/api/own-appointments?lang=fi')).status}`);
  };
  /** Acts and how likely each is, in hundredths. */
  const acts: readonly (readonly [number, () => Promise<void>])[] = [
    [32, () => book(far)],
    [18, move],
    [18, cancel],
    [10, wait],
    [12, answerOffer],
    [6, checkIn],
    [4, look],
  ];
  return {
    patient,
    told,
    async act() {
      let left = random() * 100;
      for (const [share, act] of acts) {
        left -= share;
        if (left < 0) return act();
      }
    },
  };
}
