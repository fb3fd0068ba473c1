import type { Condition, DocumentReference, Encounter, Procedure, Reference } from 'fhir/r4.js';
import { isSuspected } from '#areas/record/shared/health-record/is-told.ts';
import { codesOf } from '#areas/record/shared/health-record/kinds.ts';
import { nameOf } from '#areas/record/shared/health-record/medicine.ts';
import { plainText } from '#areas/record/shared/health-record/plain-text.ts';
import {
  type Diagnosis,
  VISIT_KINDS,
  VISIT_TYPES,
  type VisitKind,
  type VisitProcedure,
  type VisitText,
  type VisitType,
} from '../contract.ts';

/** ICD-10 as the Finnish code server publishes it, and as HL7 names the world's own and its editions. */
const ICD_10 = /^(?:urn:oid:1\.2\.246\.537\.6\.1(?:\.1999)?|http:\/\/hl7\.org\/fhir\/sid\/icd-10(?:-\w+)?)$/;

/** The provider's register that a visit is in, by the codes of its type; null: it does not say, and may be of another provider. */
export function visitType({ type }: Encounter): VisitType | null {
  return VISIT_TYPES.find((each) => codesOf(type).includes(each)) ?? null;
}

/** Who has cared, by the codes of the visit's type; `other` where it does not say. */
export function visitKind({ type }: Encounter): VisitKind {
  return VISIT_KINDS.find((each) => codesOf(type).includes(each)) ?? 'other';
}

/** Whom a visit names first among those who took part in it and are no relatives. */
export function whoTreated({ participant }: Encounter): Reference | undefined {
  const people = (participant ?? []).flatMap(({ individual }) => individual ?? []);
  return people.find(({ reference }) => !reference?.startsWith('RelatedPerson/'));
}

/**
 * The diagnoses of a visit: in the order that it gives them, then those that it does not name, as they came.
 *
 * @param conditions of the visit's system, latest first; those of other visits are left out
 */
export function diagnosesOf(visit: Encounter, conditions: readonly Condition[]): Diagnosis[] {
  const order = (visit.diagnosis ?? [])
    .toSorted((one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER))
    .map(({ condition }) => condition.reference);
  const place = ({ id }: Condition) => {
    const found = order.indexOf(`Condition/${id}`);
    return found === -1 ? order.length : found;
  };
  return conditions
    .filter(({ encounter }) => encounter?.reference === `Encounter/${visit.id}`)
    .toReversed()
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((condition) => diagnosisOf(condition) ?? []);
}

function diagnosisOf(condition: Condition): Diagnosis | null {
  const { code: concept, language } = condition;
  const coding = concept?.coding?.find(({ system }) => system !== undefined && ICD_10.test(system));
  const name = concept?.text ?? coding?.display ?? concept?.coding?.find(({ display }) => display)?.display;
  const code = coding?.code ?? null;
  if (name === undefined && code === null) return null;
  return { code, name: name ?? '', language: language ?? null, isSuspected: isSuspected(condition) };
}

/** What was done, by its name or its code; nothing where neither is said. */
export function procedureOf({ code, bodySite, language }: Procedure): VisitProcedure[] {
  const name = nameOf(code) ?? codesOf(code && [code])[0];
  return name === undefined ? [] : [{ name, bodySite: nameOf(bodySite?.[0]), language: language ?? null }];
}

/** What a document of a visit says in plain text. Pages, pictures and formatted text are left to the document's own system. */
export function textsOf({ content, type, description }: DocumentReference): VisitText[] {
  return content.flatMap(({ attachment }) => {
    const text = plainText(attachment);
    if (text === null) return [];
    return {
      title: attachment.title ?? type?.text ?? description ?? null,
      text,
      language: attachment.language ?? null,
    };
  });
}
