import { addDays, helsinkiTime } from '#contract/time/time.ts';
import { KELA65 } from '#domain/appointments/kela65.ts';
import { DEMO_KINDS, rateOf } from './kinds.ts';
import type { DemoPractitioner } from './practitioners.ts';
import { pick, seededRandom } from './seeded-random.ts';
import type { DemoSpecialty } from './specialties.ts';

/** A practitioner's free time, as on the day that it is made. */
export interface DemoSlot {
  readonly practitionerId: number;
  readonly clinicId: string;
  readonly kind: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceCents: number | null;
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
/** Those who work on Saturdays and Sundays. */
const OPEN_ON_WEEKENDS = new Set(['YLE', 'LAS', 'HOI']);
const SATURDAY = 6;
const SUNDAY = 0;
/** How much cheaper a remote visit is, in cents. */
const REMOTE_DISCOUNT = 20_00;

const REMOTE_KINDS: Readonly<Record<string, string>> = { RMT: 'VETA', OS: 'VETA', CHA: 'CHAT', NRMT: 'PUH' };

/** The free times of practitioners on some days, deterministic. */
export function demoSlots(
  practitioners: readonly DemoPractitioner[],
  firstDay: string,
  days: number,
): DemoSlot[] {
  return Array.from({ length: days }, (_, index) => addDays(firstDay, index)).flatMap((day) =>
    practitioners.flatMap((practitioner) => slotsOf(practitioner, day)),
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

function slotsOf(practitioner: DemoPractitioner, day: string): DemoSlot[] {
  const random = seededRandom(practitioner.id * 100_003 + Date.parse(day) / 86_400_000);
  const weekday = new Date(day).getUTCDay();
  const specialty = practitioner.specialties[0];
  if (!specialty) return [];
  const isWeekend = weekday === SATURDAY || weekday === SUNDAY;
  const works = isWeekend ? OPEN_ON_WEEKENDS.has(specialty.code) && random() < 0.4 : random() < 0.75;
  if (!works) return [];

  const remote = practitioner.remoteClinic !== null && random() < 0.35 ? practitioner.remoteClinic : null;
  const code = remote ? (REMOTE_KINDS[remote] ?? 'VETA') : kindOn(specialty, isWeekend);
  const kind = DEMO_KINDS.find((each) => each.code === code);
  if (!kind) throw new Error(`No kind ${code}`);
  const [from, to] = isWeekend ? WEEKEND : pick(random, SHIFTS);
  const room = roomOf(practitioner);

  const slots: DemoSlot[] = [];
  for (let minute = from * 60; minute + kind.minutes <= to * 60; minute += kind.minutes) {
    // The rest has been sold elsewhere.
    if (random() > 0.45) continue;
    const startsAt = helsinkiTime(day, Math.floor(minute / 60), minute % 60);
    slots.push({
      practitionerId: practitioner.id,
      clinicId: remote ?? practitioner.clinic.id,
      kind: kind.code,
      startsAt,
      endsAt: new Date(startsAt.getTime() + kind.minutes * 60_000),
      priceCents: Math.max(specialty.priceCents - (remote ? REMOTE_DISCOUNT : 0), 0),
      requiresAuthentication: specialty.code === KELA65 || specialty.code === 'PSY' || code === 'CHAT',
      room: remote ? null : room,
      rate: rateOf(kind),
    });
  }
  return slots;
}
