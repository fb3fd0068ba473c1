import type { Vault } from '#platform/context.ts';
import { momentFault, momentOf } from '../../moment-of.ts';
import { notKept } from '../../not-kept.ts';
import { isOlder, versionOf } from '../../version.ts';
import type { ImportedEntry } from '../imported-entry.ts';
import type { Wanted } from './batches.ts';
import { type FilesIndex, keyOf, patientKey, subjectOf, versionKey } from './index-files.ts';
import type { PatientsOfFiles } from './patients-of-files.ts';
import { type Fault, faultOf } from './r4-structure.ts';
import { asWritten, type FileEntry, type RawResource } from './read-resources.ts';
import { type Home, homeOf, withRelativeReferences } from './references.ts';
import type { Reason } from './refusals.ts';
import { isKept, isReadType, type ReadResource } from './types.ts';

/** What resources are judged by. */
export interface Bench {
  readonly vault: Vault;
  readonly now: Date;
  readonly index: FilesIndex;
  /** The system of what does not name its own; null: there is none. */
  readonly source: string | null;
  /** Whose record each patient of the files has, or the one patient whose all of it is. */
  readonly patients:
    | PatientsOfFiles
    | { readonly patientId: string; readonly contradicted: ReadonlySet<string> };
}

/** What becomes of a resource: it is stored, nothing more is to be done, or it is refused; what is to be taken out is both. */
export interface Verdict {
  readonly refused?: Reason;
  readonly fault?: Fault;
  readonly wanted?: Wanted;
}

/** A resource as it stands in a file. */
type Readable = Extract<FileEntry, { readonly fullUrl: unknown }>;

/**
 * Judges a resource alone, whatever is in it: nothing that it says makes this throw.
 *
 * @param nth which one it is of all files
 */
export function judge(bench: Bench, found: FileEntry, nth: number): Verdict {
  if ('refused' in found) return { refused: found.refused };
  try {
    return judgeResource(bench, found, nth);
  } catch (error) {
    // Nobody has thought of it: its kind tells those who make the portal where to look, and nothing of what it says.
    return { refused: 'unforeseen', fault: { at: '', rule: error instanceof Error ? error.name : '' } };
  }
}

function judgeResource(bench: Bench, found: Readable, nth: number): Verdict {
  const { index, source, now } = bench;
  if (!isReadType(found.resource)) return { refused: 'typeNotKept' };
  const home = homeOf(found.resource, found.fullUrl, source);
  if (typeof home === 'string') return { refused: home };
  const fault = faultOf(found.resource);
  if (fault) return { refused: 'invalid', fault };
  // It has the structure of its type.
  const resource = found.resource as unknown as ReadResource;
  const latest = index.latest.get(versionKey(home, resource));
  if (latest && latest.nth !== nth) {
    if (resource.resourceType !== 'Patient' && isOlder(versionOf(resource), latest.version))
      return { refused: 'olderVersion' };
    // Whom several files name, each of them has.
    return isKept(resource) ? { refused: 'superseded' } : {};
  }
  if (resource.resourceType === 'Practitioner') return { wanted: { home, resource } };
  const whose = whoseOf(bench, found.place.file, home, resource);
  if (typeof whose === 'string') return { refused: whose };
  if (!isKept(resource)) return {};
  const moment = momentOf(resource);
  if (moment === null) return { refused: 'momentMissing' };
  const wanted = incomingOf(found, home, index, whose.patientId);
  const reason = notKept(resource);
  // It goes the same way all the same: what was kept of it until now is taken out.
  if (reason) return { refused: reason, wanted };
  const impossible = momentFault(moment, now);
  return impossible ? { refused: impossible } : { wanted };
}

function whoseOf(
  { index, patients, vault }: Bench,
  file: string,
  home: Home,
  resource: ReadResource,
): { readonly patientId: string } | Reason {
  if ('patientId' in patients) {
    const told = index.patientsIn.get(file) ?? new Set<string>();
    if (told.size > 1) return 'severalPatients';
    return [...told].some((key) => patients.contradicted.has(key)) ? 'patientContradicted' : patients;
  }
  if (!isKept(resource)) return patients.get(keyOf(home)) ?? 'patientMissing';
  const subject = subjectOf(resource);
  const key = subject && patientKey(vault, subject, home.source, index.named);
  return key ? (patients.get(key) ?? 'patientMissing') : 'subjectMissing';
}

function incomingOf(
  { text, resource }: { readonly text: string; readonly resource: RawResource },
  home: Home,
  { named }: FilesIndex,
  patientId: string,
): ImportedEntry {
  const { resourceType, ...rest } = asWritten(text, resource) ?? resource;
  const id = home.reference.slice(resourceType.length + 1);
  const kept = { resourceType, ...(rest.id === undefined && { id }), ...rest };
  return {
    patientId,
    source: home.source,
    resource: withRelativeReferences(kept, home.source, named) as unknown as ImportedEntry['resource'],
  };
}
