import fc from 'fast-check';
import type { BrandId } from '#brands/brand-ids.ts';
import {
  type Appointment,
  durationOf,
  isOnSale,
  isSameService,
  type Model,
  openOffer,
  standing,
  type Time,
} from './model.ts';
import type { Act } from './rules.ts';

/** What a history is drawn as: wishes, which become acts where they come to pass. Leaving one out leaves the others sensible. */

const BRANDS = ['kaari', 'pikkujatti', 'revontuli'] as const satisfies readonly BrandId[];
const ADULT_BRANDS = ['kaari', 'revontuli'] as const satisfies readonly BrandId[];
const KINDS = ['book', 'move', 'answer', 'wait', 'cancel', 'visit', 'pass', 'stop waiting', 'look'] as const;

export interface Wish {
  readonly kind: (typeof KINDS)[number];
  /** Numbers by which patient, time and the like are chosen. */
  readonly who: number;
  readonly what: number;
  /** 0–31: from small changes of it come the rare things. */
  readonly how: number;
  /** How many minutes pass, by `kind` `pass`. */
  readonly minutes: number;
  /** The worker comes later than it should. */
  readonly isLate: boolean;
  /** Happens at once with the next one. */
  readonly isAtOnce: boolean;
}

const number = fc.nat({ max: 1000 });
const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constant('book' as const), weight: 7 },
    { arbitrary: fc.constant('move' as const), weight: 4 },
    { arbitrary: fc.constant('answer' as const), weight: 4 },
    { arbitrary: fc.constant('wait' as const), weight: 6 },
    { arbitrary: fc.constant('cancel' as const), weight: 4 },
    { arbitrary: fc.constant('visit' as const), weight: 1 },
    { arbitrary: fc.constant('pass' as const), weight: 3 },
    { arbitrary: fc.constantFrom('stop waiting' as const, 'look' as const), weight: 1 },
  ),
  who: number,
  what: number,
  how: fc.nat({ max: 31 }),
  minutes: fc.oneof(
    { arbitrary: fc.constantFrom(1, 14, 15, 16), weight: 3 },
    { arbitrary: fc.integer({ min: 1, max: 180 }), weight: 2 },
    { arbitrary: fc.integer({ min: 180, max: 900 }), weight: 1 },
  ),
  isLate: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn === 4),
  isAtOnce: fc.integer({ min: 0, max: 7 }).map((drawn) => drawn === 7),
});

const plain = { who: 0, what: 0, how: 3, minutes: 1, isLate: false, isAtOnce: false };
const many = (count: number, wishesOf: (nth: number) => readonly Wish[]): Wish[] =>
  Array.from({ length: count }, (_, nth) => wishesOf(nth)).flat();
/** Now and then somebody does first what is limited: moves 20 times, cancels 30 times, books 10 times, visits 3 times. */
const limits: fc.Arbitrary<readonly Wish[]> = fc.oneof(
  { weight: 40, arbitrary: fc.constant([]) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      [{ ...plain, kind: 'book' as const }, ...many(22, (what) => [{ ...plain, kind: 'move', what }])],
      many(15, (nth) => [{ ...plain, kind: 'book', what: nth * 7 }]),
      many(6, (nth) => [{ ...plain, kind: 'visit', what: nth * 7 }]),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      many(38, (nth) => [
        { ...plain, kind: 'book', what: 999 - nth },
        { ...plain, kind: 'cancel', who: nth },
      ]),
    ),
  },
);

export interface History {
  /** Hours after six in the morning of the first day, in Helsinki. */
  readonly from: number;
  /** The clocks change in it. */
  readonly isInSpring: boolean;
  /** Where the times lie. */
  readonly layout: readonly number[];
  readonly wishes: readonly Wish[];
}

/** How many times there are. */
export const TIMES = 20;

export const histories: fc.Arbitrary<History> = fc.record({
  from: fc.nat({ max: 17 }),
  isInSpring: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 3),
  layout: fc.array(number, { minLength: TIMES, maxLength: TIMES }),
  wishes: fc
    .tuple(limits, fc.array(wish, { minLength: 8, maxLength: 40, size: 'max' }))
    .map(([first, others]) => [...first, ...others]),
});

const chosen = <Item>(all: readonly Item[], number: number): Item | undefined => all[number % all.length];

/** What a wish comes to as things stand; null: nothing. */
export function actOf(model: Model, patients: readonly string[], wish: Wish): Act | null {
  const { kind, who, what, how } = wish;
  const patient = chosen(
    kind === 'visit' ? patients.filter((each) => !model.children.includes(each)) : patients,
    who,
  );
  if (!patient || kind === 'pass' || kind === 'look') return null;
  // One in 32 tries what the page would not offer.
  const isOdd = how === 0;
  const confirms = how !== 1;
  if (kind === 'book' || kind === 'visit') {
    const brand =
      chosen(
        model.children.includes(patient) || (isOdd && kind === 'book') ? BRANDS : ADULT_BRANDS,
        how + who,
      ) ?? 'kaari';
    const isOffered = (time: Time) => isOnSale(model, time) && time.brands.includes(brand);
    const time = chosen(isOdd ? model.times : model.times.filter(isOffered), what);
    return time ? { do: kind, patient, time, brand, confirms } : null;
  }
  if (kind === 'answer') return answerOf(model, wish, { isOdd, confirms });
  const own = chosen(isOdd ? model.appointments : standing(model), who);
  if (!own) return null;
  const by = how === 2 ? patient : own.patient;
  if (kind === 'move') {
    const time = chosen(isOdd ? model.times : model.times.filter(isOpenTo(model, own)), what);
    return time ? { do: 'move', patient: by, id: own.id, at: own.brand, time, confirms } : null;
  }
  if (kind === 'wait')
    return { do: 'wait', patient: by, id: own.id, samePractitioner: how % 4 === 3, sameClinic: how % 8 >= 6 };
  return { do: kind, patient: by, id: own.id };
}

const isOpenTo =
  (model: Model, { time: own, brand }: Appointment) =>
  (time: Time) =>
    isOnSale(model, time) &&
    time.brands.includes(brand) &&
    durationOf(time) === durationOf(own) &&
    isSameService(time, own);

/** An answer to an offer that is open, or that was. */
function answerOf(
  model: Model,
  { who, how }: Wish,
  flags: { isOdd: boolean; confirms: boolean },
): Act | null {
  const open = standing(model).flatMap(({ id }) => openOffer(model, id) ?? []);
  const offer = chosen(flags.isOdd ? model.offers : open, who);
  if (!offer) return null;
  const accepts = how % 2 === 0 || how === 1;
  const { patient, appointment: id, time } = offer;
  const at = model.appointments.find((each) => each.id === id)?.brand ?? 'kaari';
  return { do: accepts ? 'accept' : 'decline', patient, id, at, time, confirms: flags.confirms };
}
