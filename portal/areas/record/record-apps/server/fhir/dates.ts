import { FhirRefusal } from './outcome.ts';

/** When something happened, as entries of a record have it. */
interface Happened {
  readonly happenedAt: Date;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
}

const PREFIXES = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'sa', 'eb'] as const;
type Prefix = (typeof PREFIXES)[number];

const DATE =
  /^(eq|ne|gt|ge|lt|le|sa|eb)?(\d{4})(?:-(\d\d)(?:-(\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)?)?$/;

/**
 * A search by date (FHIR R4, 3.1.1.4.7): `2026`, `ge2026-03`, `lt2026-03-02T10:00:00Z`. Years, months and days are those of
 * Finland, as the pages show them; a time is a moment, to the minute or to the second that it names.
 *
 * @throws FhirRefusal for what is no date
 */
export function dateFilter(text: string): (entry: Happened) => boolean {
  const [, prefix = 'eq', year, month, day, time] = DATE.exec(text) ?? [];
  if (year === undefined) throw new FhirRefusal(400, 'value', 'A date is not understood.');
  const compare = COMPARE[prefix as Prefix];
  if (time === undefined) {
    const first = [year, month, day].filter(Boolean).join('-');
    // What a year or a month leaves open ends behind every day of it.
    const last = `${first}\uffff`;
    return (entry) => compare(entry.day, first, last);
  }
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(time);
  const from = Date.parse(`${year}-${month}-${day}${time}${hasZone ? '' : 'Z'}`);
  if (Number.isNaN(from)) throw new FhirRefusal(400, 'value', 'A date is not understood.');
  const lasts = /T\d\d:\d\d:/.test(time) ? 999 : 59_999;
  return ({ happenedAt }) => compare(happenedAt.getTime(), from, from + lasts);
}

type Compare = <Value extends string | number>(value: Value, first: Value, last: Value) => boolean;

const COMPARE: Readonly<Record<Prefix, Compare>> = {
  eq: (value, first, last) => value >= first && value <= last,
  ne: (value, first, last) => value < first || value > last,
  gt: (value, _first, last) => value > last,
  sa: (value, _first, last) => value > last,
  ge: (value, first) => value >= first,
  lt: (value, first) => value < first,
  eb: (value, first) => value < first,
  le: (value, _first, last) => value <= last,
};
