import type { BrandId } from '#brands/brand-ids.ts';

/**
 * What the requirements say of times, appointments and earlier times, as plain lists: written from `docs/requirements`
 * (BOOK-19, 29, 40–43, 57; MOVE-01–05, 11–18; APPT-07–09; CHILD-17), not from the code that it is compared with. Slow and obvious.
 * Moments are in milliseconds.
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `cancellationNoticeHours` and `bindingNoticeHours` of the brands. */
const NOTICE_HOURS: Readonly<Record<string, number>> = { kaari: 24, pikkujatti: 24, revontuli: 12 };
const NEAREST = 10 * MINUTE;
/** What begins sooner is offered to nobody (MOVE-12). */
export const NEAREST_OFFER = 2 * HOUR;
/** How long an offer holds a time (MOVE-12). */
export const OFFER = 15 * MINUTE;
const RESERVATIONS = 10;
const CANCELLED_A_DAY = 30;
const VISITORS_BOOKINGS = 3;
const MOVES_A_DAY = 20;

/** A time that a practitioner works; nothing of it changes. */
export interface Time {
  readonly id: number;
  readonly practitioner: number;
  readonly specialties: readonly string[];
  readonly clinic: string;
  readonly brands: readonly BrandId[];
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly needsLogin: boolean;
}

export interface Appointment {
  readonly id: number;
  readonly patient: string;
  /** The brand that it was booked with. */
  readonly brand: BrandId;
  readonly byVisitor: boolean;
  time: Time;
  cancelledAt: number | null;
}

export interface Wait {
  readonly appointment: number;
  since: number;
  samePractitioner: boolean;
  sameClinic: boolean;
}

export interface Offer {
  readonly time: Time;
  readonly appointment: number;
  readonly patient: string;
  /** Since when the time had been free then. */
  readonly freedAt: number;
  readonly expires: number;
  answer: 'accepted' | 'declined' | 'lapsed' | 'withdrawn' | null;
}

export interface Model {
  readonly times: readonly Time[];
  /** Those of the patients who are younger than 12, and for whom a guardian acts. */
  readonly children: readonly string[];
  now: number;
  appointments: Appointment[];
  waits: Wait[];
  offers: Offer[];
  /** Times that were freed and are on their way from one who waits to the next: neither sold nor on sale. */
  held: Set<number>;
  /** Since when each time has been free that was freed. */
  freedAt: Map<number, number>;
  moves: { readonly patient: string; readonly at: number }[];
}

export function newModel({ times, children }: Pick<Model, 'times' | 'children'>, now: number): Model {
  return {
    times,
    children,
    now,
    appointments: [],
    waits: [],
    offers: [],
    held: new Set(),
    freedAt: new Map(),
    moves: [],
  };
}

/** A model of its own, for what might have come in another order. */
export function copyOf(model: Model): Model {
  return {
    ...model,
    appointments: model.appointments.map((each) => ({ ...each })),
    waits: model.waits.map((each) => ({ ...each })),
    offers: model.offers.map((each) => ({ ...each })),
    held: new Set(model.held),
    freedAt: new Map(model.freedAt),
    moves: [...model.moves],
  };
}

export const standing = (model: Model): Appointment[] =>
  model.appointments.filter(({ cancelledAt }) => cancelledAt === null);

export const isOnSale = (model: Model, time: Time): boolean =>
  !model.held.has(time.id) && !standing(model).some((each) => each.time.id === time.id);

/** On sale here, and not too near (BOOK-19, BOOK-20). */
export const isSold = (model: Model, time: Time, brand: BrandId): boolean =>
  isOnSale(model, time) && time.start - model.now >= NEAREST && time.brands.includes(brand);

/** The patient's own appointment that stands and has not begun. */
export const coming = (model: Model, patient: string, id: number): Appointment | undefined =>
  standing(model).find((each) => each.id === id && each.patient === patient && each.time.start > model.now);

/** Touching is not overlapping (BOOK-57). */
export const inTheWay = (model: Model, patient: string, time: Time, moved?: number): Appointment[] =>
  standing(model).filter(
    (each) =>
      each.patient === patient &&
      each.id !== moved &&
      each.time.start < time.end &&
      time.start < each.time.end,
  );

export const isWithinNotice = (model: Pick<Model, 'now'>, time: Time, brand: BrandId): boolean =>
  time.start - model.now < (NOTICE_HOURS[brand] ?? Number.NaN) * HOUR;

/** CHILD-17: whether the brand is for children, and the patient is none. */
export const isTooOld = ({ children }: Model, patient: string, brand: BrandId): boolean =>
  brand === 'pikkujatti' && !children.includes(patient);

/** BOOK-42: whether a signed-in patient books no more. */
export function hasTooMany(model: Model, patient: string): boolean {
  const own = model.appointments.filter((each) => each.patient === patient);
  const open = own.filter(
    (each) => each.cancelledAt === null && !each.byVisitor && each.time.start > model.now,
  );
  return open.length >= RESERVATIONS || hasCancelledTooMany(model, patient);
}

/** Of BOOK-42: whether the patient has cancelled as many in a day as anybody may. */
export function hasCancelledTooMany(model: Model, patient: string): boolean {
  const lately = model.appointments.filter(
    ({ patient: of, cancelledAt }) => of === patient && cancelledAt !== null && cancelledAt > model.now - DAY,
  );
  return lately.length >= CANCELLED_A_DAY;
}

/** BOOK-43: whether nothing more is booked for the patient without logging in. */
export const hasTooManyOfVisitors = (model: Model, patient: string): boolean =>
  standing(model).filter((each) => each.patient === patient && each.byVisitor && each.time.start > model.now)
    .length >= VISITORS_BOOKINGS;

/** MOVE-15. */
export const hasMovedTooOften = (model: Model, patient: string): boolean =>
  model.moves.filter(({ patient: of, at }) => of === patient && at > model.now - DAY).length >= MOVES_A_DAY;

/** The offer of a time that an appointment has now. */
export const openOffer = (model: Model, appointment: number): Offer | undefined =>
  model.offers.find(
    (each) => each.appointment === appointment && each.answer === null && each.expires > model.now,
  );

export const durationOf = ({ start, end }: Time): number => end - start;

export const isSameService = (one: Time, other: Time): boolean =>
  one.specialties.some((each) => other.specialties.includes(each));
