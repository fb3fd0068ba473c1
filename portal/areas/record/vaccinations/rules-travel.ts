import type { Disease } from '#areas/record/shared/health-record/diseases.ts';
import { addDays, addMonths } from '#contract/time/time.ts';

/**
 * What vaccinations for journeys protect from, in the order in which they are told. Which of them a journey asks for is a
 * professional's to say: it depends on where, when and for how long.
 */
export const TRAVEL_DISEASES = [
  'hepatitisA',
  'hepatitisB',
  'typhoid',
  'yellowFever',
  'japaneseEncephalitis',
  'rabies',
  'cholera',
  'meningococcus',
  'tickBorneEncephalitis',
  'polio',
] as const satisfies readonly Disease[];
export type TravelDisease = (typeof TRAVEL_DISEASES)[number];

/** A dose of the record, as far as rules ask. */
export interface TravelDose {
  /** `YYYY-MM-DD`; null where the record knows no day. */
  readonly day: string | null;
  /** The last day of its protection, where the record says it. */
  readonly effectiveUntil: string | null;
  /** The vaccine protects from several of the diseases: it has a series of its own. */
  readonly isCombined: boolean;
}

/** How long a protection is generally held to last. */
export type Lasting =
  /** As the record says. */
  | { readonly type: 'record'; readonly until: string }
  /** The certificate of yellow fever is valid for life from this day on. */
  | { readonly type: 'certificate'; readonly from: string }
  /** Long, possibly for life: the series is whole. */
  | { readonly type: 'long' }
  /** No public source says it of what is in the record: a nurse does. */
  | { readonly type: 'ask' };

/** Days after which a certificate of yellow fever is valid (WHO, International Health Regulations 2005, annex 7). */
const CERTIFICATE_DAYS = 10;
/** Months between two doses against hepatitis A after which the protection is long (Duodecim, Terveyskirjasto). */
const HEPATITIS_A_MONTHS = 6;
/** Doses of the combined vaccine against hepatitis A and B that make its series (the same). */
const COMBINED_DOSES = 3;

/** Rules that a public source gives; each has its source in `docs/health-care-facts.md`. */
const RULES: Partial<Record<TravelDisease, (doses: readonly TravelDose[]) => Lasting | null>> = {
  yellowFever: (doses) => {
    // Of a year or a month nobody knows the day that a certificate would name.
    const [first] = doses.flatMap(({ day }) => day ?? []).sort();
    return first === undefined ? null : { type: 'certificate', from: addDays(first, CERTIFICATE_DAYS) };
  },
  hepatitisA: (doses) => {
    const days = doses
      .filter(({ isCombined }) => !isCombined)
      .flatMap(({ day }) => day ?? [])
      .sort();
    const [first, last] = [days[0], days.at(-1)];
    const isWhole = first !== undefined && last !== undefined && last >= addMonths(first, HEPATITIS_A_MONTHS);
    const isCombinedWhole = doses.filter(({ isCombined }) => isCombined).length >= COMBINED_DOSES;
    return isWhole || isCombinedWhole ? { type: 'long' } : null;
  },
};

/**
 * How long what the record has against a disease is held to last: by a rule where one holds, else by the record's own word.
 *
 * @param doses at least one
 */
export function lastingOf(disease: TravelDisease, doses: readonly TravelDose[]): Lasting {
  const rule = RULES[disease]?.(doses);
  if (rule) return rule;
  const until = doses
    .flatMap(({ effectiveUntil }) => effectiveUntil ?? [])
    .sort()
    .at(-1);
  return until === undefined ? { type: 'ask' } : { type: 'record', until };
}
