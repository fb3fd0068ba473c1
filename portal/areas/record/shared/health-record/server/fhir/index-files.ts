import type { Identifier, Reference } from 'fhir/r4.js';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import type { Vault } from '#platform/context.ts';
import type { KeptResource } from '../../kinds.ts';
import { isOlder, type Version, versionOf } from '../../version.ts';
import { faultOf } from './r4-structure.ts';
import { type FileEntry, type ResourceFile, readResources } from './read-resources.ts';
import { type Home, homeOf, type Named, targetOf } from './references.ts';
import type { Traits } from './traits.ts';
import { isKept, isReadType, type ReadResource } from './types.ts';

/** Whose a patient of the files is, by the keyed hash of the identity code in hexadecimal. */
export type Claim = { readonly person: string } | 'codeMissing' | 'patientAmbiguous';

/** What has to be known of all files before the first resource of one can be kept: about a hundred bytes for each. */
export interface FilesIndex {
  readonly named: Named;
  /**
   * Of what comes more than once, the one that counts, by `versionKey`: the newest, or the last where they do not say which is
   * newer; `nth` as counted over all files.
   */
  readonly latest: ReadonlyMap<string, { readonly nth: number; readonly version: Version }>;
  /** How much stands in all files, whatever becomes of it. */
  readonly count: number;
  /** Of each patient who is in the files, or is named by an identity code, by the key of their home. */
  readonly claims: ReadonlyMap<string, Claim>;
  /** What is said of each patient beside that, by the same key. */
  readonly traits: ReadonlyMap<string, readonly Traits[]>;
  /** The patients that each file tells of, by the keys of their homes. */
  readonly patientsIn: ReadonlyMap<string, ReadonlySet<string>>;
}

export const keyOf = ({ source, reference }: Home): string => `${source} ${reference}`;

/** What versions of one resource have in common. Some systems number each patient's resources from 1. */
export function versionKey(home: Home, resource: ReadResource): string {
  const subject = isKept(resource) ? subjectOf(resource) : undefined;
  return [keyOf(home), subject?.reference, subject?.identifier?.value].join(' ');
}

/** Reads all files for the first time: who is in them, and what is called how. */
export async function indexFiles(
  files: readonly ResourceFile[],
  { vault, source: given }: { readonly vault: Vault; readonly source: string | null },
): Promise<FilesIndex> {
  const named = new Map<string, Home>();
  const latest = new Map<string, { nth: number; version: Version }>();
  const claims = new Map<string, Claim>();
  const traits = new Map<string, Traits[]>();
  const subjects: { file: string; source: string; subject: Reference }[] = [];
  const seen = new Set<string>();
  let nth = 0;
  const add = (file: string, found: FileEntry) => {
    if ('refused' in found || !isReadType(found.resource) || faultOf(found.resource)) return;
    const home = homeOf(found.resource, found.fullUrl, given);
    if (typeof home === 'string') return;
    const resource = found.resource as unknown as ReadResource;
    const key = versionKey(home, resource);
    const version = versionOf(resource);
    const before = latest.get(key);
    if (!before || !isOlder(version, before.version)) latest.set(key, { nth, version });
    if (found.fullUrl?.startsWith('urn:')) named.set(found.fullUrl.toLowerCase(), home);
    if (resource.resourceType === 'Patient') {
      addClaim(claims, keyOf(home), claimOf(vault, resource.identifier));
      const { birthDate, gender } = resource;
      if (birthDate ?? gender)
        traits.set(keyOf(home), [...(traits.get(keyOf(home)) ?? []), { birthDate, gender }]);
      subjects.push({ file, source: home.source, subject: { reference: home.reference } });
    } else if (isKept(resource)) {
      const subject = subjectOf(resource);
      const subjectKey = JSON.stringify([file, home.source, subject?.reference, subject?.identifier?.value]);
      if (subject && !seen.has(subjectKey)) subjects.push({ file, source: home.source, subject });
      seen.add(subjectKey);
    } else {
      for (const { system, value } of resource.identifier ?? [])
        named.set(`Practitioner?identifier=${system}|${value}`, home);
    }
  };
  for (const file of files) {
    for await (const found of readResources(file)) {
      nth += 1;
      try {
        add(file.name, found);
      } catch {
        // Where it is judged, it is refused by the same.
      }
    }
  }
  const patientsIn = new Map<string, Set<string>>();
  // Once everything is named, whatever came first.
  for (const { file, source, subject } of subjects) {
    const key = patientKey(vault, subject, source, named);
    if (typeof key !== 'string') continue;
    patientsIn.set(file, (patientsIn.get(file) ?? new Set()).add(key));
    const claim = claimOf(vault, subject.identifier ? [subject.identifier] : []);
    if (claim !== 'codeMissing') addClaim(claims, key, claim);
  }
  return { named, latest, count: nth, claims, traits, patientsIn };
}

/** By what the patient of a subject is known; null: a subject that is no patient, or says nothing. */
export function patientKey(vault: Vault, subject: Reference, source: string, named: Named): string | null {
  const target = subject.reference === undefined ? null : targetOf(subject.reference, source, named);
  if (target) return target.reference.startsWith('Patient/') ? keyOf(target) : null;
  const claim = claimOf(vault, subject.identifier ? [subject.identifier] : []);
  if (typeof claim === 'object') return `person ${claim.person}`;
  return subject.reference ?? null;
}

/** Whose a resource is, as it says itself. */
export function subjectOf(resource: KeptResource): Reference | undefined {
  return resource.resourceType === 'Immunization' || resource.resourceType === 'AllergyIntolerance'
    ? resource.patient
    : resource.subject;
}

/** What a type calls the patient whose it is. */
export function subjectMember(type: KeptResource['resourceType']): 'patient' | 'subject' {
  return type === 'Immunization' || type === 'AllergyIntolerance' ? 'patient' : 'subject';
}

function claimOf(vault: Vault, identifiers: readonly Identifier[] = []): Claim {
  const codes = identifiers.filter(
    ({ system, use, value }) => system === IDENTITY_CODES && use !== 'old' && value,
  );
  const people = new Set(codes.map(({ value = '' }) => personHash(vault, value).toString('hex')));
  const [person] = people;
  if (person === undefined) return 'codeMissing';
  return people.size > 1 ? 'patientAmbiguous' : { person };
}

function addClaim(claims: Map<string, Claim>, key: string, claim: Claim): void {
  const former = claims.get(key);
  if (former === undefined || former === 'codeMissing') claims.set(key, claim);
  else if (claim !== 'codeMissing' && personOf(former) !== personOf(claim))
    claims.set(key, 'patientAmbiguous');
}

const personOf = (claim: Claim) => (typeof claim === 'object' ? claim.person : null);
