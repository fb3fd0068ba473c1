import type { JobPayload } from '#platform/jobs/outbox.ts';
import { isOnSale, type Model, openOffer, standing, type Time } from './model.ts';
import { inLine } from './offering.ts';

/** A job that offers a time to the next. */
export interface Job {
  readonly id: number;
  readonly time: number;
  readonly at: number;
  readonly payload: JobPayload;
}

/** What the database has of one world; moments in milliseconds. */
export interface Seen {
  readonly standing: readonly {
    readonly id: number;
    readonly patient: string;
    readonly time: number;
    readonly start: number;
    readonly end: number;
  }[];
  readonly onSale: readonly number[];
  /** Offers without an answer, those that are over included. */
  readonly open: readonly {
    readonly time: number;
    readonly appointment: number;
    readonly patient: string;
    readonly expires: number;
  }[];
  /** Who waits for an earlier time: of two things at once that both succeed it tells which came first. */
  readonly waits: readonly Omit<Model['waits'][number], 'since'>[];
  /** When the offering of a time goes on; 0: at once. */
  readonly jobs: readonly Job[];
}

/** What is left open by what came in the same moment. */
export interface AtOnce {
  /** Times that were left to the job while nobody could be asked. */
  readonly leftToJob: ReadonlySet<number>;
  /** Times that some wait for, if they do, only in some orders. */
  readonly unseen: ReadonlySet<number>;
}

/**
 * What contradicts the model; empty: nothing. Takes over where the model leaves a choice.
 *
 * @param atOnce what is left open by what came in the same moment
 */
export function differences(model: Model, seen: Seen, atOnce: Partial<AtOnce> = {}): string[] {
  takeOverSale(model, seen, atOnce);
  const left = (time: Time) => time.start > model.now;
  return [
    ...difference(
      'sold',
      standing(model).map(({ id, patient, time }) => `${time.id} to ${id} of ${patient}`),
      seen.standing.map(({ id, patient, time }) => `${time} to ${id} of ${patient}`),
    ),
    ...difference(
      'on sale',
      model.times.filter((time) => left(time) && isOnSale(model, time)).map(({ id }) => String(id)),
      model.times.filter((time) => left(time) && seen.onSale.includes(time.id)).map(({ id }) => String(id)),
    ),
    ...difference(
      'offered',
      standing(model)
        .flatMap(({ id }) => openOffer(model, id) ?? [])
        .map((offer) => `${offer.time.id} to ${offer.appointment} until ${offer.expires}`),
      seen.open
        .filter(({ expires }) => expires > model.now)
        .map((offer) => `${offer.time} to ${offer.appointment} until ${offer.expires}`),
    ),
    ...difference('waiting', model.waits.map(tellWait), seen.waits.map(tellWait)),
    ...brokenPromises(model, seen),
  ];
}

const tellWait = ({ appointment, samePractitioner, sameClinic }: Seen['waits'][number]): string =>
  `${appointment}, ${samePractitioner ? 'one' : 'any'} practitioner, ${sameClinic ? 'one' : 'any'} clinic`;

/**
 * The requirements leave open whether a time for which somebody waits, who cannot be asked, is on sale at once or only when
 * the job has looked.
 */
function takeOverSale(
  model: Model,
  seen: Seen,
  { leftToJob = new Set(), unseen = new Set() }: Partial<AtOnce>,
): void {
  const mayBeSold = new Set([...leftToJob, ...unseen, ...timesLeftToJob(model)]);
  for (const id of seen.onSale) if (mayBeSold.has(id)) model.held.delete(id);
  for (const id of unseen) {
    if (seen.onSale.includes(id) || model.held.has(id)) continue;
    model.held.add(id);
    model.freedAt.set(id, model.now);
  }
}

/**
 * Times that are free in every order of what came at once, and held in only some. Two at once need not see each other: the one
 * who frees a time may still find the other waiting for it who ends that, or not yet find who begins to.
 */
export function heldInSome(models: readonly Model[]): Set<number> {
  const [first, ...others] = models;
  if (!first || others.length === 0) return new Set();
  const isSoldIn = ({ id }: Time) => models.some((each) => standing(each).some(({ time }) => time.id === id));
  const held = (id: number) => models.filter((each) => each.held.has(id)).length;
  const free = first.times.filter((time) => !isSoldIn(time)).map(({ id }) => id);
  return new Set(free.filter((id) => held(id) > 0 && held(id) < models.length));
}

/** Times for which somebody waits, but nobody who can be asked now. */
export function timesLeftToJob(model: Model): number[] {
  const held = model.times.filter(({ id }) => model.held.has(id));
  return held.filter((time) => inLine(model, time).length === 0).map(({ id }) => id);
}

/** What has to hold of the database whatever the model says. */
function brokenPromises(model: Model, seen: Seen): string[] {
  const live = seen.open.filter(({ expires }) => expires > model.now);
  const begin = new Map(model.times.map(({ id, start }) => [id, start]));
  const twoPlaces = seen.standing.filter((one) =>
    seen.standing.some(
      (other) =>
        other.id !== one.id &&
        other.patient === one.patient &&
        other.start < one.end &&
        one.start < other.end,
    ),
  );
  const notEarlier = live.filter(({ appointment, time }) => {
    const own = seen.standing.find(({ id }) => id === appointment);
    return !own || (begin.get(time) ?? Number.NaN) >= own.start;
  });
  const noHolder = model.times.filter(
    ({ id, start }) =>
      start > model.now &&
      !seen.onSale.includes(id) &&
      !seen.standing.some(({ time }) => time === id) &&
      !seen.jobs.some(({ time, at }) => time === id && at <= latestJob(model, live, id)),
  );
  const inTwoStates = model.times.filter(({ id }) => {
    const has = [seen.onSale.includes(id), live.some(({ time }) => time === id)];
    return has.filter(Boolean).length + seen.standing.filter(({ time }) => time === id).length > 1;
  });
  return [
    ...twoPlaces.map(({ id, patient }) => `${patient} is in two places: ${id}`),
    ...notEarlier.map(({ time, appointment }) => `${time} is offered to ${appointment}, but not earlier`),
    ...noHolder.map(({ id }) => `${id} is off sale without a holder`),
    ...inTwoStates.map(({ id }) => `${id} is in two states`),
    ...repeated(live.map(({ appointment }) => appointment)).map((id) => `${id} has two open offers`),
    ...repeated(live.map(({ time }) => time)).map((id) => `${id} is offered to two`),
  ];
}

/** By when something has to go on with a time that is neither sold nor on sale. */
function latestJob(model: Model, live: Seen['open'], id: number): number {
  return live.find(({ time }) => time === id)?.expires ?? model.now;
}

const repeated = (all: readonly number[]): number[] =>
  all.filter((each, index) => all.indexOf(each) !== index);

function difference(what: string, wanted: readonly string[], found: readonly string[]): string[] {
  const missing = wanted.filter((each) => !found.includes(each)).map((each) => `not ${what}: ${each}`);
  return [
    ...missing,
    ...found.filter((each) => !wanted.includes(each)).map((each) => `wrongly ${what}: ${each}`),
  ];
}
