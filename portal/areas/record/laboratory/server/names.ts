import type { CodeableConcept } from 'fhir/r4.js';

/** The Finnish nomenclature of laboratory tests (Kuntaliitto), of whichever year; its display is the short name. */
const NOMENCLATURE = /^urn:oid:1\.2\.246\.537\.6\.3(?:\.|$)/;

export const LOINC = 'http://loinc.org';

export interface TestNames {
  /** Short name, as the laboratory orders it: `B-Hb`. Null if the record has none. */
  readonly code: string | null;
  readonly displayName: string;
}

/** What a test is called. */
export function namesOf(concept: CodeableConcept): TestNames {
  const coding = concept.coding?.find(({ system = '' }) => NOMENCLATURE.test(system));
  const code = coding?.display ?? coding?.code ?? null;
  const named = concept.text ?? concept.coding?.find(({ display }) => display)?.display;
  const displayName = named ?? code ?? concept.coding?.[0]?.code ?? '';
  return { code: code === displayName ? null : code, displayName };
}

/** Prefixes of samples that were taken fasting: `fP-Gluk`, `fS-Kol-LDL`. */
const FASTING = /^f[A-Z]/;

/**
 * The same for results of the same test, and different for others: LOINC where the record has it, since it tells samples
 * and methods apart. Fasting or not is two tests, even under one code: a glucose after breakfast would look like a rise.
 */
export function testKey(concept: CodeableConcept): string {
  const { code, displayName } = namesOf(concept);
  const isFasting = FASTING.test(code ?? displayName);
  const coding =
    concept.coding?.find(({ system, code }) => system === LOINC && code) ??
    concept.coding?.find(({ code }) => code);
  return coding ? JSON.stringify([coding.system, coding.code, isFasting]) : (code ?? displayName);
}
