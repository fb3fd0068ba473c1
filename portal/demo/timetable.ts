import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import { DEMO_KINDS, type DemoKind, rateOf } from './kinds.ts';
import type { DemoPractitioner } from './practitioners.ts';
import { pick, seededRandom } from './seeded-random.ts';
import type { DemoSpecialty } from './specialties.ts';

/** Hours that a practitioner of the demo has online each week; the rest is sold elsewhere. */
export interface DemoHours {
  readonly practitionerId: number;
  readonly clinicId: string;
  readonly kind: DemoKind;
  /** Monday is 1. */
  readonly weekday: number;
  /** `HH:mm`. */
  readonly from: string;
  readonly to: string;
  readonly priceCents: number;
  readonly requiresAuthentication: boolean;
  readonly room: string | null;
  /** Code of what it is priced by. */
  readonly rate: string | null;
}

const SHIFTS: readonly (readonly [from: number, to: number])[] = [
  [7, 12],
  [8, 12],
  [9, 15],
  [12, 16],
  [13, 19],
  [16, 21],
];
const WEEKEND: readonly [from: number, to: number] = [9, 15];
/** Those who work on Saturdays, and every other one of them on Sundays: what is open on a Sunday is open the day before. */
const OPEN_ON_WEEKENDS = new Set(['YLE', 'LAS', 'HOI']);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const SATURDAY = 6;
/** How much cheaper a remote visit is, in cents. */
const REMOTE_DISCOUNT = 20_00;
/** How many times in a row are online, and how many after them are not, at most. */
const LONGEST_ONLINE = 3;
const LONGEST_ELSEWHERE = 4;

const REMOTE_KINDS: Readonly<Record<string, string>> = { RMT: 'VETA', OS: 'VETA', CHA: 'CHAT', NRMT: 'PUH' };

/** The weekly hours of practitioners, deterministic. */
export function demoHours(practitioners: readonly DemoPractitioner[]): DemoHours[] {
  return practitioners.flatMap((practitioner) =>
    WEEKDAYS.flatMap((weekday) => hoursOf(practitioner, weekday)),
  );
}

/** Floor and door, the same in every language. */
export function roomOf({ id }: DemoPractitioner): string {
  return `${1 + (id % 3)}.${100 + id}`;
}

/** At weekends nurses take samples only. */
function kindOn({ code, kind }: DemoSpecialty, isWeekend: boolean): string {
  return code === 'HOI' && isWeekend ? 'KOR' : kind;
}

function hoursOf(practitioner: DemoPractitioner, weekday: number): DemoHours[] {
  const random = seededRandom(practitioner.id * 100_003 + weekday);
  const specialty = practitioner.specialties[0];
  if (!specialty) return [];
  const isWeekend = weekday >= SATURDAY;
  const worksOnSundays = practitioner.id % 2 === 1;
  const works = isWeekend
    ? OPEN_ON_WEEKENDS.has(specialty.code) && (weekday === SATURDAY || worksOnSundays)
    : random() < 0.75;
  if (!works) return [];

  const isAtClinic = weekday === SATURDAY && worksOnSundays;
  const isRemote = practitioner.remoteClinic !== null && !isAtClinic && random() < 0.35;
  const remote = isRemote ? practitioner.remoteClinic : null;
  const code = remote ? (REMOTE_KINDS[remote] ?? 'VETA') : kindOn(specialty, isWeekend);
  const kind = DEMO_KINDS.find((each) => each.code === code);
  if (!kind) throw new Error(`No kind ${code}`);
  const shared = {
    practitionerId: practitioner.id,
    clinicId: remote ?? practitioner.clinic.id,
    kind,
    weekday,
    priceCents: Math.max(specialty.priceCents - (remote ? REMOTE_DISCOUNT : 0), 0),
    requiresAuthentication: specialty.code === KELA65 || specialty.code === 'PSY' || code === 'CHAT',
    room: remote ? null : roomOf(practitioner),
    rate: rateOf(kind),
  };
  return partsOnline(random, isWeekend ? WEEKEND : pick(random, SHIFTS), kind.minutes).map(([from, to]) => ({
    ...shared,
    from: clock(from),
    to: clock(to),
  }));
}

/** The parts of a shift (in hours) whose times are online, in minutes of the day. */
function partsOnline(
  random: () => number,
  [from, to]: readonly [from: number, to: number],
  minutes: number,
): (readonly [from: number, to: number])[] {
  const upTo = (most: number) => Math.floor(random() * most);
  const parts: (readonly [number, number])[] = [];
  const last = to * 60 - minutes;
  let start = from * 60 + upTo(LONGEST_ELSEWHERE) * minutes;
  while (start <= last) {
    const end = Math.min(start + (1 + upTo(LONGEST_ONLINE)) * minutes, last + minutes);
    parts.push([start, end]);
    start = end + (1 + upTo(LONGEST_ELSEWHERE)) * minutes;
  }
  return parts;
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
