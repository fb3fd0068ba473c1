import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import {
  type Appointment,
  coming,
  durationOf,
  inTheWay,
  isSameService,
  isWithinNotice,
  type Model,
  NEAREST_OFFER,
  OFFER,
  type Offer,
  openOffer,
  type Time,
  type Wait,
} from './model.ts';

/** What becomes of a time that is free again (MOVE-12, MOVE-13, MOVE-16). */

/** It goes to those who wait, or on sale where nobody does. */
export function free(model: Model, time: Time): void {
  const isWanted = model.waits.some((wait) => isFor(model, wait, time));
  if (!isWanted || time.start - model.now < NEAREST_OFFER) return;
  model.held.add(time.id);
  model.freedAt.set(time.id, model.now);
}

/** The job that offers a time to the next, or puts it on sale. It may come twice, and late. */
export function offerNext(model: Model, time: Time): void {
  if (!model.held.has(time.id)) return;
  const last = model.offers.find((each) => each.time.id === time.id && each.answer === null);
  if (last && last.expires > model.now) return;
  if (last) last.answer = 'lapsed';
  const opens = offerOpens(model.now);
  const [next] = inLine(model, time);
  if (!next) {
    model.held.delete(time.id);
    return;
  }
  const { id, patient } = appointmentOf(model, next);
  const freedAt = model.freedAt.get(time.id) ?? Number.NaN;
  model.offers.push({ time, appointment: id, patient, freedAt, expires: opens + OFFER, answer: null });
}

/** The minutes of an offer run between 8 and 20 in Helsinki: it begins now, or when it is day. */
function offerOpens(now: number): number {
  const day = helsinkiDay(new Date(now));
  const [opens, closes] = [helsinkiTime(day, 8).getTime(), helsinkiTime(day, 20).getTime()];
  if (now < opens) return opens;
  return now + OFFER <= closes ? now : helsinkiTime(addDays(day, 1), 8).getTime();
}

/** Who may be offered a time, the longest waiting first. */
export function inLine(model: Model, time: Time): Wait[] {
  if (time.start - offerOpens(model.now) < NEAREST_OFFER) return [];
  return model.waits
    .filter((wait) => isFor(model, wait, time) && mayBeAsked(model, appointmentOf(model, wait), time))
    .toSorted((a, b) => a.since - b.since);
}

/** What the patient has said: the same kind and length, earlier, with whom and where they want it. */
function isFor(model: Model, wait: Wait, time: Time): boolean {
  const { time: own } = appointmentOf(model, wait);
  return (
    time.start < own.start &&
    time.kind === own.kind &&
    durationOf(time) === durationOf(own) &&
    isSameService(time, own) &&
    (!wait.samePractitioner || time.practitioner === own.practitioner) &&
    (!wait.sameClinic || time.clinic === own.clinic)
  );
}

/** Whether the patient could take it, has no other offer, and has not been asked before. */
function mayBeAsked(model: Model, { id, patient, brand, time: own }: Appointment, time: Time): boolean {
  return (
    coming(model, patient, id) !== undefined &&
    !isWithinNotice({ now: offerOpens(model.now) }, own, brand) &&
    time.brands.includes(brand) &&
    !openOffer(model, id) &&
    !model.offers.some(
      (each) => each.patient === patient && each.time.id === time.id && isAnswerFor(model, each),
    ) &&
    inTheWay(model, patient, time, id).length === 0
  );
}

/** Who has refused a time or had it is not asked again; who has not answered is, once it is freed again. */
function isAnswerFor(model: Model, { answer, freedAt, time }: Offer): boolean {
  return answer === 'declined' || answer === 'accepted' || freedAt === model.freedAt.get(time.id);
}

function appointmentOf(model: Model, { appointment }: Wait): Appointment {
  const found = model.appointments.find(({ id }) => id === appointment);
  if (!found) throw new Error('Somebody waits without an appointment');
  return found;
}
