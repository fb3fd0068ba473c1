import type { ResourceOfKind } from '#areas/record/shared/health-record/kinds.ts';
import { effectiveUntil, namesOf } from '#areas/record/shared/health-record/vaccination.ts';
import type { Language } from '#contract/language/language.ts';
import type { Vaccination } from '../contract.ts';

/**
 * What the list shows of a vaccination, beside its id and who gave it.
 *
 * @param day the day of the entry, `YYYY-MM-DD` in Helsinki
 */
export function vaccinationView(
  resource: ResourceOfKind['vaccination'],
  day: string,
  lang: Language,
): Omit<Vaccination, 'id' | 'practitioner'> {
  const dose = Number(resource.protocolApplied?.[0]?.doseNumberPositiveInt);
  return {
    ...namesOf(resource, lang),
    ...givenOn(resource, day),
    dose: Number.isSafeInteger(dose) && dose > 0 ? dose : null,
    effectiveUntil: effectiveUntil(resource),
  };
}

/** A year or a month stays one: a day that nobody has said would be read as the day. */
function givenOn(
  { occurrenceDateTime, occurrenceString }: ResourceOfKind['vaccination'],
  day: string,
): Pick<Vaccination, 'date' | 'dateText'> {
  if (occurrenceDateTime === undefined && occurrenceString) return { date: null, dateText: occurrenceString };
  const isVague = /^\d{4}(-\d\d)?$/.test(occurrenceDateTime ?? '');
  return { date: isVague ? (occurrenceDateTime ?? day) : day, dateText: null };
}
