import type { BrandId } from '#brands/brand-ids.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import {
  type Appointment,
  coming,
  durationOf,
  hasMovedTooOften,
  hasTooMany,
  hasTooManyOfVisitors,
  inTheWay,
  isSameService,
  isSold,
  isTooOld,
  isWithinNotice,
  type Model,
  openOffer,
  type Time,
} from './model.ts';
import { free, offerNext } from './offering.ts';

interface Booking {
  /** `visit`: without logging in. */
  readonly do: 'book' | 'visit';
  readonly patient: string;
  readonly time: Time;
  readonly brand: BrandId;
  readonly confirms: boolean;
}
interface Moving {
  readonly do: 'move' | 'accept' | 'decline';
  readonly patient: string;
  readonly id: number;
  /** The brand of the page, which is the one that it was booked with. */
  readonly at: BrandId;
  readonly time: Time;
  readonly confirms: boolean;
}
/** What somebody does. `brand` is the one of the host; `confirms`: the booking is binding. */
export type Act =
  | Booking
  | Moving
  | { do: 'wait'; patient: string; id: number; samePractitioner: boolean; sameClinic: boolean }
  | { do: 'cancel' | 'stop waiting'; patient: string; id: number }
  | { do: 'offer'; time: Time; payload: JobPayload };

/** An answer: its code, and the number of an appointment that was made. */
export interface Answer {
  readonly code: string;
  readonly made?: number | undefined;
}

/** Of several reasons to refuse, any may be the answer: the requirements name no order. */
const reasons = (all: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(all).filter((code) => all[code]);

/** The codes with which an act may be answered now; the first is `success` where it has to succeed. */
export function mayAnswer(model: Model, act: Act): readonly string[] {
  const refused = refusals(model, act);
  return refused.length > 0 ? refused : ['success'];
}

function refusals(model: Model, act: Act): string[] {
  switch (act.do) {
    case 'book':
      return reasons({
        ...ofEveryBooking(model, act),
        notAChild: isTooOld(model, act.patient, act.brand),
        tooManyReservations: hasTooMany(model, act.patient),
        overlappingTime: inTheWay(model, act.patient, act.time).length > 0,
      });
    case 'visit': {
      const first = reasons({
        ...ofEveryBooking(model, act),
        strongAuthenticationRequired: act.time.needsLogin,
        tooManyReservations: hasTooManyOfVisitors(model, act.patient),
      });
      if (first.length > 0 || inTheWay(model, act.patient, act.time).length === 0) return first;
      return ['patientInfoConflict'];
    }
    case 'move':
    case 'accept':
      return ofMoving(model, act);
    case 'decline':
      return isOffered(model, act) || !coming(model, act.patient, act.id)
        ? reasons({ notFound: !coming(model, act.patient, act.id) })
        : ['noAvailableTime', 'success'];
    case 'wait': {
      const own = coming(model, act.patient, act.id);
      return own ? reasons({ deadlineExceeded: isWithinNotice(model, own.time, own.brand) }) : ['notFound'];
    }
    case 'cancel': {
      const own = model.appointments.find(({ id, patient }) => id === act.id && patient === act.patient);
      if (!own) return ['appointmentNotFound'];
      const isLate = own.cancelledAt === null && isWithinNotice(model, own.time, own.brand);
      return reasons({ deadlineExceeded: isLate });
    }
    default:
      return [];
  }
}

const ofEveryBooking = (model: Model, { time, brand, confirms }: Booking) => ({
  appointmentNotAvailable: !isSold(model, time, brand),
  invalidFields: isWithinNotice(model, time, brand) && !confirms,
});

function ofMoving(model: Model, act: Moving): string[] {
  const { patient, id, time, confirms } = act;
  const own = coming(model, patient, id);
  if (!own) return ['notFound'];
  const isThere = own.time.id === time.id;
  const isFree = act.do === 'accept' ? isOffered(model, act) : isSold(model, time, own.brand);
  const refused = reasons({
    deadlineExceeded: isWithinNotice(model, own.time, own.brand),
    noAvailableTime: !isThere && (!isFree || !isSameService(own.time, time)),
    invalidDuration: durationOf(own.time) !== durationOf(time),
    overlappingTime: inTheWay(model, patient, time, id).length > 0,
    notAChild: isTooOld(model, patient, own.brand),
    tooManyRequests: hasMovedTooOften(model, patient),
    invalidFields: isWithinNotice(model, time, own.brand) && !confirms,
  });
  // It is there already: the answer before may have been lost (MOVE-05).
  return isThere ? ['success', ...refused] : refused;
}

const isOffered = (model: Model, { id, time }: Moving): boolean => openOffer(model, id)?.time.id === time.id;

/** Lets an act happen that was answered with success; what was refused changes nothing. */
export function happen(model: Model, act: Act, { code, made }: Answer): void {
  if (code !== 'success') return;
  if (act.do === 'offer') offerNext(model, act.time);
  else if ('brand' in act) booked(model, act, made);
  else {
    const own = coming(model, act.patient, act.id);
    if (own) changed(model, own, act);
  }
}

function changed(model: Model, own: Appointment, act: Exclude<Act, Booking | { do: 'offer' }>): void {
  switch (act.do) {
    case 'wait':
      waited(model, act);
      break;
    case 'cancel':
      own.cancelledAt = model.now;
      endWaiting(model, own, 'withdrawn');
      free(model, own.time);
      break;
    case 'stop waiting':
      endWaiting(model, own, 'declined');
      break;
    case 'decline':
      if (isOffered(model, act)) answer(model, own, 'declined');
      break;
    default:
      if (own.time.id !== act.time.id) moved(model, own, act);
  }
}

function booked(model: Model, act: Booking, made = Number.NaN): void {
  const { patient, brand, time } = act;
  const byVisitor = act.do === 'visit';
  model.appointments.push({ id: made, patient, brand, byVisitor, time, cancelledAt: null });
}

function waited(model: Model, { id, samePractitioner, sameClinic }: Extract<Act, { do: 'wait' }>): void {
  const before = model.waits.find(({ appointment }) => appointment === id);
  if (before) Object.assign(before, { samePractitioner, sameClinic });
  else model.waits.push({ appointment: id, since: model.now, samePractitioner, sameClinic });
}

/** An offer that is open now ends; its time stays held until the job goes on with it. */
function answer(model: Model, { id }: Appointment, how: 'accepted' | 'declined' | 'withdrawn'): void {
  const open = openOffer(model, id);
  if (open) open.answer = how;
}

function endWaiting(model: Model, own: Appointment, how: 'accepted' | 'declined' | 'withdrawn'): void {
  model.waits = model.waits.filter(({ appointment }) => appointment !== own.id);
  answer(model, own, how);
}

function moved(model: Model, own: Appointment, act: Moving): void {
  const { time: before } = own;
  own.time = act.time;
  model.moves.push({ patient: own.patient, at: model.now });
  if (act.do === 'accept') {
    endWaiting(model, own, 'accepted');
    model.held.delete(act.time.id);
  } else if ((openOffer(model, own.id)?.time.start ?? 0) >= act.time.start) answer(model, own, 'withdrawn');
  free(model, before);
}
