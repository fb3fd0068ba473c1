import { lengthOf } from '#areas/appointments/shared/calendars/overlapping-hours.ts';
import { addDays, helsinkiTime, startOfHelsinkiDay } from '#contract/time/time.ts';
import { healthCareTypeSchema } from '#contract/values/health-care-type.ts';
import { StartError } from '#platform/start-error.ts';
import { UsageError, type Values } from './command.ts';

export const USAGE = `npm run calendars -- <what>:
  list [--practitioner <id>] [--clinic <id>]       hours, absences, opened holidays
  add-hours --practitioner <id> --clinic <id> --kind <code> --from <HH:mm> --to <HH:mm> --minutes <n> --valid-from <day>
            [--valid-to <day>] [--weekday <1-7>] [--specialty <code>] [--customers <type,type>] [--price <euros>]
            [--rate <code>] [--room <room>] [--identified] [--over-midnight] [--replaces <id>]
  remove-hours <id>
  add-absence [--practitioner <id>] [--clinic <id>] --from <day or dayTHH:mm> --to <day, included, or dayTHH:mm>
  remove-absence <id>
  open-holiday --clinic <id> --day <day>
  close-holiday --clinic <id> --day <day>
  make-times                                       as each night, and after each of the above
  appointments                                     those ahead that are in no working time any more
  cancel <id>                                      one of these; a running portal tells the patient
Days are YYYY-MM-DD, times of day what the clocks in Helsinki show. Hours that end on the next day are said to be --over-midnight;
a practitioner is at work once at a time, so that hours are changed by others that replace them (--replaces).`;

export const OPTIONS = {
  practitioner: { type: 'string' },
  clinic: { type: 'string' },
  kind: { type: 'string' },
  specialty: { type: 'string' },
  weekday: { type: 'string' },
  'valid-from': { type: 'string' },
  'valid-to': { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  minutes: { type: 'string' },
  customers: { type: 'string' },
  price: { type: 'string' },
  rate: { type: 'string' },
  room: { type: 'string' },
  identified: { type: 'boolean', default: false },
  'over-midnight': { type: 'boolean', default: false },
  replaces: { type: 'string' },
  day: { type: 'string' },
} as const;

/** What an operator has asked for. */
export type Given = Values<typeof OPTIONS>;

/** @throws UsageError that names what is missing or wrong */
export function wanted(name: string, value: string | undefined, shape = /./): string {
  if (value !== undefined && shape.test(value)) return value;
  throw new UsageError(`--${name} is ${value === undefined ? 'missing' : 'wrong'}.`);
}

export const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const END_CLOCK = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const NUMBER = /^\d+$/;
const CENTS = 100;

/** A rule of working hours as it is kept. */
export function hoursOf(given: Given, kindId: number) {
  const customers = given.customers?.split(',').map((each) => healthCareTypeSchema.safeParse(each));
  if (customers?.some(({ success }) => !success)) wanted('customers', given.customers, /(?!)/);
  const [from, to] = [wanted('from', given.from, CLOCK), wanted('to', given.to, END_CLOCK)];
  const minutes = Number(wanted('minutes', given.minutes, NUMBER));
  checkShift({ from, to }, minutes, given);
  return {
    practitioner_id: Number(wanted('practitioner', given.practitioner, NUMBER)),
    clinic_id: wanted('clinic', given.clinic),
    kind_id: kindId,
    specialty_code: given.specialty ?? null,
    weekday: given.weekday === undefined ? null : Number(wanted('weekday', given.weekday, /^[1-7]$/)),
    valid_from: wanted('valid-from', given['valid-from'], DAY),
    valid_to: given['valid-to'] === undefined ? null : wanted('valid-to', given['valid-to'], DAY),
    from_time: from,
    to_time: to,
    minutes,
    customers: customers?.flatMap(({ data }) => data ?? []) ?? null,
    price_cents:
      given.price === undefined
        ? null
        : Math.round(Number(wanted('price', given.price, /^\d+([.]\d{2})?$/)) * CENTS),
    requires_authentication: given.identified,
    room: given.room ?? null,
    rate_code: given.rate ?? null,
  };
}

/** @throws StartError where hours end before they begin, unless they are said to go on over midnight, or no visit fits into them */
function checkShift(shift: { from: string; to: string }, minutes: number, given: Given): void {
  const { from, to } = shift;
  const { 'over-midnight': isOverMidnight, 'valid-from': first = '', 'valid-to': last = first } = given;
  if (last < first) throw new StartError('--valid-to is before --valid-from.');
  if (to === from) throw new StartError('--to is as early as --from.');
  if (to < from && !isOverMidnight)
    throw new StartError('--to is before --from. If the hours end on the next day, add --over-midnight.');
  if (to > from && isOverMidnight)
    throw new StartError('--over-midnight is for hours that end on the next day: --to is after --from.');
  if (minutes < 1 || minutes > lengthOf(shift))
    throw new StartError('No visit of so many --minutes fits between --from and --to.');
}

/** An absence as it is kept: from the beginning of its first day, or a time, to the end of its last, or a time. */
export function absenceOf({
  practitioner,
  clinic,
  from,
  to,
}: Pick<Given, 'practitioner' | 'clinic' | 'from' | 'to'>) {
  if (practitioner === undefined && clinic === undefined) wanted('practitioner', undefined);
  const starts = instantOf('from', from, startOfHelsinkiDay);
  const ends = instantOf('to', to, (day) => startOfHelsinkiDay(addDays(day, 1)));
  if (ends <= starts) throw new StartError('--to is not after --from.');
  return {
    practitioner_id: practitioner === undefined ? null : Number(wanted('practitioner', practitioner, NUMBER)),
    clinic_id: clinic ?? null,
    starts_at: starts,
    ends_at: ends,
  };
}

function instantOf(name: string, given: string | undefined, ofDay: (day: string) => Date): Date {
  const text = wanted(name, given, /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/);
  const [day = '', time] = text.split('T');
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number);
  try {
    return time === undefined ? ofDay(day) : helsinkiTime(day, hour, minute);
  } catch {
    return new Date(wanted(name, given, /(?!)/));
  }
}
