import {
  type GuardianRow,
  isNameOf,
  readGuardianRows,
  sealGuardian,
} from '#areas/person/shared/guardianship/server/guardian-details.ts';
import { tellOtherGuardians } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Guardian, NamedGuardians } from '../contact-contract.ts';
import type { PatientInformationApi } from '../contract.ts';
import { MAX_GUARDIANS, normalizeGuardian } from '../rules.ts';
import { readPatientRow } from './patient-view.ts';

/** `GET /api/user/guardians` */
export const showGuardians: Handler<PatientInformationApi['GET /api/user/guardians']> = async (call) =>
  ok(await readGuardians(call));

/** The guardians whom the record names, as far as the reader may see them. */
export async function readGuardians(call: RecordCall): Promise<NamedGuardians> {
  return viewOf(await sortRows(call));
}

interface SortedRows {
  /** Theirs who reads, or written by them about somebody who has not come themself yet. */
  readonly own: readonly GuardianRow[];
  readonly others: readonly GuardianRow[];
}

async function sortRows({ tx, vault, patientId, session }: RecordCall): Promise<SortedRows> {
  const rows = await readGuardianRows(tx, vault, patientId);
  const { person } = session;
  const reader = person && personHash(vault, person.identityCode);
  const isTheirs = (hash: Buffer | null) => Boolean(reader && hash?.equals(reader));
  const hasCome = rows.some((row) => isTheirs(row.personHash));
  const isOwn = ({ personHash: hash, writtenBy, details }: GuardianRow) =>
    isTheirs(hash) ||
    // Nobody has confirmed it: its author may see it, or the guardian it names unless they have a row of their own.
    (hash === null &&
      (isTheirs(writtenBy) || (person !== null && !hasCome && isNameOf(details.name, person))));
  return { own: rows.filter(isOwn), others: rows.filter((row) => !isOwn(row)) };
}

function viewOf({ own, others }: SortedRows): NamedGuardians {
  return {
    guardians: own.map(({ id, details }) => ({ id, ...details })),
    otherGuardians: others.map(({ details }) => ({ name: details.name })),
  };
}

/** A call that changes guardians. */
interface GuardiansCall extends RecordCall {
  readonly note: (entry: { action: 'change'; kind: 'guardians' }) => Promise<void>;
}

/**
 * Whether these, in the place of those whom the caller may see, would change an e-mail or a phone by which the clinic
 * reaches a guardian.
 */
export async function changesReach(call: RecordCall, given: readonly Guardian[]): Promise<boolean> {
  // Nobody else changes them between this answer and the save.
  await readPatientRow(call.tx, call.patientId, { lock: true });
  const { own } = await sortRows(call);
  return reachOf(own.map(({ details }) => details)) !== reachOf(given.map(normalizeGuardian));
}

/** How guardians are reached, to compare: in any order, and without those who are reached by nothing. */
function reachOf(guardians: readonly Pick<Guardian, 'emailAddress' | 'phone'>[]): string {
  const reached = guardians.filter(({ emailAddress, phone }) => emailAddress || phone);
  return JSON.stringify(
    reached.map(({ emailAddress, phone }) => JSON.stringify([emailAddress, phone])).toSorted(),
  );
}

/**
 * Puts these in the place of those whom the caller may see; the others stay as and where they are. Notes and tells a
 * change only where there is one. Null, and nothing changed, if there would be too many.
 */
export async function replaceGuardians(
  call: GuardiansCall,
  given: readonly Guardian[],
): Promise<NamedGuardians | null> {
  const { tx, patientId } = call;
  // Two guardians who save at the same time do so one after the other.
  await readPatientRow(tx, patientId, { lock: true });
  const { own, others } = await sortRows(call);
  const guardians = given.map(normalizeGuardian);
  if (guardians.length + others.length > MAX_GUARDIANS) return null;
  const isSame = own.length === guardians.length && own.every((row, at) => says(row, guardians[at]));
  if (isSame) return viewOf({ own, others });
  for (const { id } of own) {
    await tx.deleteFrom('guardians').where('patient_id', '=', patientId).where('id', '=', id).execute();
  }
  const taken = new Set(others.map(({ position }) => position));
  const free = Array.from({ length: MAX_GUARDIANS }, (_, index) => index + 1).filter((at) => !taken.has(at));
  const rows = guardians.map((guardian, index) => ({
    patient_id: patientId,
    position: free[index] ?? 0,
    ...rowOf(call, guardian, own),
  }));
  if (rows.length > 0) await tx.insertInto('guardians').values(rows).execute();
  await call.note({ action: 'change', kind: 'guardians' });
  await tellOtherGuardians(call, 'guardians');
  return readGuardians(call);
}

function says({ details }: GuardianRow, guardian: Guardian | undefined): boolean {
  const { id: _, ...given } = guardian ?? {};
  return JSON.stringify(details) === JSON.stringify(given);
}

function rowOf({ vault, session }: RecordCall, { id, ...details }: Guardian, own: readonly GuardianRow[]) {
  const kept = own.find((row) => row.id === id);
  const me = session.person && personHash(vault, session.person.identityCode);
  const isMe = session.person !== null && isNameOf(details.name, session.person);
  return {
    // An id that is not among theirs is nobody's.
    ...(kept && { id: kept.id }),
    details: sealGuardian(vault, details),
    person_hash: kept?.personHash ?? (isMe ? me : null),
    written_by: me,
  };
}
