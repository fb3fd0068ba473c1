import type { Stored } from '../store-resources.ts';
import { Batches, type Portal } from './batches.ts';
import { type FilesIndex, indexFiles } from './index-files.ts';
import { judge } from './judge.ts';
import { findPatients } from './patients-of-files.ts';
import { type FileEntry, type Place, type ResourceFile, readResources } from './read-resources.ts';
import { type About, type Reason, type Refusal, reportable } from './refusals.ts';
import { contradictedAmong } from './traits.ts';

/** What is imported. */
export interface Import {
  readonly files: readonly ResourceFile[];
  /** The system of what does not name its own; null: there is none. */
  readonly source: string | null;
  /** Who the one patient of each file is; null: patients are found by their identity codes. */
  readonly patientId: string | null;
  /** The resources of a patient are taken whatever else is said of them: another day of birth, another sex. Default: false. */
  readonly isInsisted?: boolean;
  readonly refuse: (refusal: Refusal) => void;
  /** Is told what was taken and has left another patient's record. */
  readonly moved?: (moved: About) => void;
  /** Is told how many resources have been read for the second time, of how many; first, once these are counted, 0. */
  readonly progress?: (read: number, of: number) => void;
}

/** What became of what was taken, by type. Patients are `unchanged`: nothing of theirs is kept but their entries. */
export type Taken = Readonly<Record<string, Stored>>;

const ONE_UNCHANGED: Stored = { added: 0, changed: 0, unchanged: 1 };

/**
 * Puts resources of FHIR R4 into the records of their patients. The files are read twice, a resource at a time: first who is
 * in them and what references mean. Each is judged alone, and none ends the import. What is stored stays, whatever happens
 * afterwards, and the same again changes nothing.
 */
export async function importFiles(portal: Portal, wanted: Import): Promise<Taken> {
  const { files, source, patientId, isInsisted = false } = wanted;
  const index = await indexFiles(files, { vault: portal.vault, source });
  const patients =
    patientId === null
      ? await findPatients(portal.owner, portal.vault, index, { isInsisted })
      : {
          patientId,
          contradicted: isInsisted ? new Set<string>() : await contradictedOf(portal, index, patientId),
        };
  const bench = { vault: portal.vault, now: portal.now, index, source, patients };
  const refuse = (
    place: Place,
    about: { resourceType?: unknown; id?: unknown },
    reason: Reason,
    fault = {},
  ) => wanted.refuse({ ...aboutAt(place, about), reason, ...fault });
  const batches = new Batches(portal, {
    refuse: (place, { resource }, reason) => refuse(place, resource, reason),
    moved: (place, { resource }) => wanted.moved?.(aboutAt(place, resource)),
  });
  wanted.progress?.(0, index.count);
  let nth = 0;
  for (const file of files) {
    for await (const found of readResources(file)) {
      nth += 1;
      const { refused, fault, wanted: toStore } = judge(bench, found, nth);
      if (refused) refuse(found.place, aboutOf(found), refused, fault);
      if (toStore) await batches.add(found.place, toStore, lengthOf(found));
      else if (!refused) batches.count(String(aboutOf(found).resourceType), ONE_UNCHANGED);
      wanted.progress?.(nth, index.count);
    }
  }
  await batches.end();
  return batches.stored;
}

const aboutAt = (place: Place, about: { resourceType?: unknown; id?: unknown }): About => ({
  file: place.file,
  place: place.nth,
  resourceType: reportable(about.resourceType),
  id: reportable(about.id),
});

/** Which patients of the files cannot be the one whose all of it is said to be. */
function contradictedOf({ owner, vault }: Portal, { traits }: FilesIndex, patientId: string) {
  const whose = new Map([...traits.keys()].map((key) => [key, patientId]));
  return contradictedAmong(owner, vault, traits, whose);
}

const aboutOf = (found: FileEntry): { readonly resourceType?: unknown; readonly id?: unknown } =>
  'refused' in found ? found : found.resource;

const lengthOf = (found: FileEntry): number => ('refused' in found ? 0 : found.text.length);
