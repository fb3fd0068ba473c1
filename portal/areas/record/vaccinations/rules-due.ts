import type { Disease } from '#areas/record/shared/health-record/diseases.ts';
import { ageInMonths, dayAtAge } from '#contract/time/age-in-months.ts';
import {
  LIFELONG,
  type Lifelong,
  type ProgrammeDose,
  SEASONAL,
  SERIES,
  type Seasonal,
  type Series,
} from './programme.ts';

/** A vaccination of the record, as far as the programme is concerned. */
export interface GivenDose {
  /** The first day on which it can have been given, `YYYY-MM-DD` in Helsinki: a record may know no more than the year. */
  readonly earliest: string;
  /** The last such day; of most doses the same. */
  readonly latest: string;
  readonly diseases: readonly Disease[];
}

/** What the programme has for somebody. */
export interface ProgrammeItem {
  readonly protects: readonly Disease[];
  /**
   * `reached`: the age has come, and the record does not have it. `missed`: the age has gone, and it is given all the same.
   * `coming`: the next one of its series. `adult`: every adult has had its doses or the diseases, and the record does not have
   * all of them. `season`: of this season, and the record does not have it. `given`: the record has it, but not how many
   * doses of it there are to be.
   */
  readonly status: 'reached' | 'missed' | 'given' | 'coming' | 'adult' | 'season';
  /** The ages of the programme, in months; absent of what comes each season and of what adults have had. */
  readonly age?: { readonly from: number; readonly to?: number };
  /** The first day of that age, `YYYY-MM-DD`. */
  readonly from?: string;
}

/** How many of those that are still ahead are told: an infant's are many. */
const COMING_TOLD = 3;

/**
 * What the national programme has next for somebody, by age and by what the record shows: first what the age has come
 * for, then what comes, nearest first. A record does not know what was given elsewhere, so none of this says that
 * anything is missing.
 *
 * @param birthDate `YYYY-MM-DD`
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function programmeFor(
  given: readonly GivenDose[],
  { birthDate, today }: { readonly birthDate: string; readonly today: string },
): readonly ProgrammeItem[] {
  const age = ageInMonths(birthDate, today);
  const past = given.filter(({ latest }) => latest <= today);
  const items = SERIES.flatMap((series) => ofSeries(series, past, { birthDate, age }));
  const coming = items
    .filter(({ status }) => status === 'coming')
    .sort((one, other) => (one.age?.from ?? 0) - (other.age?.from ?? 0));
  return [
    ...items.filter(({ status }) => status !== 'coming'),
    ...LIFELONG.flatMap((lifelong) => ofAdults(lifelong, past, { birthDate, age })),
    ...SEASONAL.flatMap((seasonal) => ofSeason(seasonal, past, { age, today })),
    ...coming.slice(0, COMING_TOLD),
  ];
}

function ofSeries(
  series: Series,
  given: readonly GivenDose[],
  { birthDate, age }: { readonly birthDate: string; readonly age: number },
): ProgrammeItem[] {
  if (series.until !== undefined && age >= series.until) return [];
  const ages = agesAt(given, series.against, birthDate);
  const doses = [...series.doses, ...repetition(series, ages)];
  const had = lastHad(doses, ages);
  const reached = doses.findLastIndex(({ from }) => from <= age);
  const next = doses[Math.max(had, reached) + 1];
  const item = (dose: ProgrammeDose | undefined, status: ProgrammeItem['status']): ProgrammeItem[] =>
    dose
      ? [{ protects: dose.protects, status, age: agesOf(dose), from: dayAtAge(birthDate, dose.from) }]
      : [];
  return [
    ...(reached > had
      ? item(doses[reached], isMissed(series, doses[reached], age) ? 'missed' : 'reached')
      : []),
    ...(series.isOpenEnded && ages.length > 0
      ? [{ protects: [series.against], status: 'given' as const }]
      : []),
    ...(series.until === undefined || (next && next.from < series.until) ? item(next, 'coming') : []),
  ];
}

function ofAdults(
  { against, protects, doses, countsFrom, from, bornFrom }: Lifelong,
  given: readonly GivenDose[],
  { birthDate, age }: { readonly birthDate: string; readonly age: number },
): ProgrammeItem[] {
  if (age < from || birthDate < bornFrom) return [];
  const whole = given.filter(({ diseases }) => protects.every((each) => diseases.includes(each)));
  const had = agesAt(whole, against, birthDate).filter(({ latest }) => latest >= countsFrom);
  return had.length < doses ? [{ protects, status: 'adult' }] : [];
}

/** At which age, in months, a dose was given. */
interface AgeAtDose {
  /** What lasts for some time is counted from here: a booster is rather told too early than too late. */
  readonly earliest: number;
  /**
   * What is given from an age on is counted by this: in the year of a first birthday a dose is given after that day, as the
   * programme has it, and not before.
   */
  readonly latest: number;
}

/** Ages at which the record has a vaccination against a disease, the youngest first. */
function agesAt(given: readonly GivenDose[], against: Disease, birthDate: string): AgeAtDose[] {
  return given
    .filter(({ diseases }) => diseases.includes(against))
    .map(({ earliest, latest }) => ({
      earliest: ageInMonths(birthDate, earliest),
      latest: ageInMonths(birthDate, latest),
    }))
    .sort((one, other) => one.latest - other.latest);
}

/** Whether a dose is given although its ages have gone: a year after the last of them has come. */
function isMissed({ isGivenLater }: Series, dose: ProgrammeDose | undefined, age: number): boolean {
  return isGivenLater === true && dose !== undefined && age >= (dose.to ?? dose.from) + 12;
}

/** The dose after the last one of a series that goes on, counted from when the record has that. */
function repetition({ doses, thenEvery }: Series, ages: readonly AgeAtDose[]): ProgrammeDose[] {
  const last = doses.at(-1);
  const had = last && ages.findLast(({ latest }) => latest >= (last.countsFrom ?? last.from));
  if (!last || had === undefined || thenEvery === undefined) return [];
  return [{ from: had.earliest + thenEvery, protects: last.protects, countsFrom: had.latest + 1 }];
}

/** Index of the latest dose that the record has; -1 for none. A later one makes the earlier ones no question. */
function lastHad(doses: readonly ProgrammeDose[], ages: readonly AgeAtDose[]): number {
  const counted = doses.filter(({ countsFrom }) => countsFrom === undefined).length;
  const byAge = doses.findLastIndex(
    ({ countsFrom }) => countsFrom !== undefined && ages.some(({ latest }) => latest >= countsFrom),
  );
  return Math.max(Math.min(ages.length, counted) - 1, byAge);
}

function agesOf({ from, to }: ProgrammeDose) {
  return to === undefined ? { from } : { from, to };
}

function ofSeason(
  { against, ages, seasonFrom }: Seasonal,
  given: readonly GivenDose[],
  { age, today }: { readonly age: number; readonly today: string },
): ProgrammeItem[] {
  if (!ages.some(({ from, to }) => age >= from && (to === undefined || age < to))) return [];
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = `${month >= seasonFrom ? year : year - 1}-${String(seasonFrom).padStart(2, '0')}-01`;
  const isGiven = given.some(({ earliest, diseases }) => earliest >= first && diseases.includes(against));
  return isGiven ? [] : [{ protects: [against], status: 'season' }];
}
