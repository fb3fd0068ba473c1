import { momentOf } from '../../moment-of.ts';
import { notKept } from '../../not-kept.ts';
import type { Incoming } from '../arrival.ts';
import type { Stored } from '../store-resources.ts';
import { Batches, type Portal } from './batches.ts';
import { type FilesIndex, indexFiles, keyOf, patientKey, subjectOf, versionKey } from './index-files.ts';
import { findPatients, type PatientsOfFiles } from './patients-of-files.ts';
import { faultOf } from './r4-structure.ts';
import { asWritten, type Found, type Place, type ResourceFile, readResources } from './read-resources.ts';
import { type Home, homeOf, withRelativeReferences } from './references.ts';
import { type Reason, type Refusal, reportable } from './refusals.ts';
import { isKept, isReadType, type ReadResource } from './types.ts';

/** What is imported. */
export interface Import {
  readonly files: readonly ResourceFile[];
  /** The system of what does not name its own; null: there is none. */
  readonly source: string | null;
  /** Who the one patient of each file is; null: patients are found by their identity codes. */
  readonly patientId: string | null;
  readonly refuse: (refusal: Refusal) => void;
}

/** What became of what was taken, by type. Patients are `unchanged`: nothing of theirs is kept but their entries. */
export type Taken = Readonly<Record<string, Stored>>;

type WhoseRecord = { readonly patientId: string } | Reason;
type Readable = Extract<Found, { readonly fullUrl: unknown }>;

const ONE_UNCHANGED: Stored = { added: 0, changed: 0, unchanged: 1 };

/**
 * Puts resources of FHIR R4 into the records of their patients. The files are read twice, a resource at a time: first who is
 * in them and what references mean. What is stored stays, whatever happens afterwards, and the same again changes nothing.
 */
export async function importFiles(portal: Portal, wanted: Import): Promise<Taken> {
  const { files, source, patientId } = wanted;
  const index = await indexFiles(files, { vault: portal.vault, source });
  const patients = patientId === null ? await findPatients(portal.owner, portal.vault, index) : null;
  const refuse = (
    place: Place,
    about: { resourceType?: unknown; id?: unknown },
    reason: Reason,
    fault = {},
  ) =>
    wanted.refuse({
      file: place.file,
      place: place.nth,
      resourceType: reportable(about.resourceType),
      id: reportable(about.id),
      reason,
      ...fault,
    });
  const batches = new Batches(portal, (place, { resource }) => refuse(place, resource, 'databaseRefused'));
  let nth = 0;
  for (const file of files) {
    for await (const found of readResources(file)) {
      nth += 1;
      const { place } = found;
      if ('refused' in found) {
        refuse(place, found, found.refused);
        continue;
      }
      const home = homeIn(found, index, nth, source);
      if (home === 'superseded' && !isKept(found.resource)) {
        // Whom several files name, each of them has.
        batches.count(found.resource.resourceType, ONE_UNCHANGED);
        continue;
      }
      const fault = typeof home === 'string' ? null : faultOf(found.resource);
      if (typeof home === 'string' || fault) {
        refuse(place, found.resource, typeof home === 'string' ? home : 'invalid', fault ?? {});
        continue;
      }
      // It has the structure of its type.
      const resource = found.resource as unknown as ReadResource;
      if (resource.resourceType === 'Practitioner') {
        await batches.add(place, { home, resource }, found.text.length);
        continue;
      }
      const whose = patients
        ? byCode(portal, index, patients, home, resource)
        : byCommand(patientId as string, index, place.file);
      if (typeof whose === 'string') refuse(place, found.resource, whose);
      else if (!isKept(resource)) batches.count('Patient', ONE_UNCHANGED);
      else if (momentOf(resource) === null) refuse(place, found.resource, 'momentMissing');
      else {
        const reason = notKept(resource);
        // It goes the same way all the same: what was kept of it until now is taken out.
        if (reason) refuse(place, found.resource, reason);
        await batches.add(place, incomingOf(found, home, index, whose.patientId), found.text.length);
      }
    }
  }
  await batches.end();
  return batches.stored;
}

function homeIn({ resource, fullUrl }: Readable, { latest }: FilesIndex, nth: number, given: string | null) {
  if (!isReadType(resource)) return 'typeNotKept';
  const home = homeOf(resource, fullUrl, given);
  if (typeof home === 'string') return home;
  return (latest.get(versionKey(home, resource as unknown as ReadResource)) ?? nth) > nth
    ? 'superseded'
    : home;
}

function byCommand(patientId: string, { patientsIn }: FilesIndex, file: string): WhoseRecord {
  return (patientsIn.get(file)?.size ?? 0) > 1 ? 'severalPatients' : { patientId };
}

function byCode(
  { vault }: Portal,
  { named }: FilesIndex,
  patients: PatientsOfFiles,
  home: Home,
  resource: ReadResource,
): WhoseRecord {
  if (!isKept(resource)) return patients.get(keyOf(home)) ?? 'patientMissing';
  const subject = subjectOf(resource);
  const key = subject && patientKey(vault, subject, home.source, named);
  return key ? (patients.get(key) ?? 'patientMissing') : 'subjectMissing';
}

function incomingOf(
  { text, resource }: Readable,
  home: Home,
  { named }: FilesIndex,
  patientId: string,
): Incoming {
  const { resourceType, ...rest } = asWritten(text, resource) ?? resource;
  const id = home.reference.slice(resourceType.length + 1);
  const kept = { resourceType, ...(rest.id === undefined && { id }), ...rest };
  return {
    patientId,
    source: home.source,
    resource: withRelativeReferences(kept, home.source, named) as unknown as Incoming['resource'],
  };
}
