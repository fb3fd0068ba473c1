import type { CodeableConcept, Immunization } from 'fhir/r4.js';
import { capitalised } from '#contract/language/capitalised.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import { DISEASES, type Disease, inOrder } from './diseases.ts';
import { diseasesOfCoding } from './vaccine-codes.ts';

/** R4 has no element for it: the last day on which a vaccination protects, as a `valueDate`. */
export const EFFECTIVE_UNTIL = 'https://portal.example/fhir/StructureDefinition/immunization-effective-until';

/** What a vaccination is called. */
export interface VaccinationNames {
  /** What it protects from; the vaccine's name where that is all there is; null if the record has neither. */
  readonly name: string | null;
  /** The vaccine's name, where it says more than the name. */
  readonly product: string | null;
}

/** The last day on which a vaccination protects, `YYYY-MM-DD`; null if the record does not say. */
export function effectiveUntil({ extension }: Pick<Immunization, 'extension'>): string | null {
  const until = extension?.find(({ url }) => url === EFFECTIVE_UNTIL)?.valueDate;
  // A FHIR date may be a year or a month, of which nobody knows the last day that was meant.
  return until !== undefined && /^\d{4}-\d\d-\d\d$/.test(until) ? until : null;
}

/** What a vaccination protects from: as the record says, else by the code of its vaccine. */
export function diseasesOf(immunization: Immunization): readonly Disease[] {
  const known = targetsOf(immunization).flatMap(diseasesIn);
  return inOrder(known.length > 0 ? known : diseasesIn(immunization.vaccineCode));
}

/** Names of a vaccination: diseases in the reader's language where they are known, else as the record has them. */
export function namesOf(immunization: Immunization, lang: Language): VaccinationNames {
  const vaccine = textOf(immunization.vaccineCode);
  const known = diseasesOf(immunization);
  const said = targetsOf(immunization).flatMap((concept) => textOf(concept) ?? []);
  const name = known.length > 0 ? diseaseNames(known, lang) : said.length > 0 ? listed(said, lang) : vaccine;
  return { name, product: vaccine === name ? null : vaccine };
}

/** Diseases as a line: `Kurkkumätä, jäykkäkouristus ja hinkuyskä`. */
export function diseaseNames(diseases: readonly Disease[], lang: Language): string {
  return listed(
    diseases.map((disease) => DISEASES[disease].name[lang]),
    lang,
  );
}

function diseasesIn({ coding = [] }: CodeableConcept): readonly Disease[] {
  return coding.flatMap(diseasesOfCoding);
}

function targetsOf({ protocolApplied = [] }: Immunization): CodeableConcept[] {
  return protocolApplied.flatMap(({ targetDisease = [] }) => targetDisease);
}

function textOf({ text, coding }: CodeableConcept): string | null {
  return text ?? coding?.find(({ display }) => display !== undefined)?.display ?? null;
}

function listed(names: readonly string[], lang: Language): string {
  return capitalised(new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(names));
}
