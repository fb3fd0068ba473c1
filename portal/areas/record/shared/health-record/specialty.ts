import type { Encounter } from 'fhir/r4.js';
import { codesOf } from './kinds.ts';

/** Codes that may name the specialty of a visit. */
export function specialtyCodes({ serviceType }: Encounter): string[] {
  return codesOf(serviceType && [serviceType]);
}

/**
 * What a visit was, as its page is called: its specialty, else its type in the words of its own system; null if it says neither.
 *
 * @param names of the specialties that the portal knows, by code
 */
export function specialtyOf(visit: Encounter, names: ReadonlyMap<string, string>): string | null {
  const known = specialtyCodes(visit).find((code) => names.has(code));
  if (known !== undefined) return names.get(known) ?? null;
  const { serviceType, type = [] } = visit;
  const said = [...(serviceType ? [serviceType] : []), ...type].map(
    ({ text, coding }) => text ?? coding?.find(({ display }) => display)?.display,
  );
  return said.find((words) => words !== undefined) ?? null;
}
