import { sql } from 'kysely';
import { addresseeOf } from '#areas/person/shared/patients/server/person-hash.ts';
import type { UnreadRecords } from '#contract/session/unread.ts';
import type { RecordCall } from '#platform/calls/call.ts';

type Reader = Pick<RecordCall, 'tx' | 'patientId' | 'session' | 'vault'>;

/** SQL: whether an entry of `health_records` is news that its reader has not seen: the patient, or the guardian who acts. */
export function isNewTo(reader: Partial<Pick<Reader, 'session' | 'vault'>>) {
  const { session, vault } = reader;
  const guardian = session && vault ? addresseeOf({ session, vault }) : null;
  return guardian === null
    ? sql<boolean>`news_at is not null and (seen_at is null or seen_at < news_at)`
    : sql<boolean>`news_at is not null and not exists (
        select from record_views as views
        where views.patient_id = health_records.patient_id and views.record_id = health_records.id
          and views.guardian = ${guardian} and views.seen_at >= news_at)`;
}

/** Notes that the reader has seen entries: they are new to them no more. */
export async function markSeen(
  call: Reader & Pick<RecordCall, 'now'>,
  entries: readonly { readonly id: number; readonly isNew: boolean }[],
): Promise<void> {
  const ids = entries.filter(({ isNew }) => isNew).map(({ id }) => id);
  if (ids.length === 0) return;
  const { tx, patientId, now } = call;
  const guardian = addresseeOf(call);
  if (guardian === null)
    await tx
      .updateTable('health_records')
      .set({ seen_at: now })
      .where('patient_id', '=', patientId)
      .where('id', 'in', ids)
      .execute();
  else
    await tx
      .insertInto('record_views')
      .values(ids.map((id) => ({ patient_id: patientId, record_id: id, guardian, seen_at: now })))
      .onConflict((conflict) =>
        conflict.columns(['patient_id', 'record_id', 'guardian']).doUpdateSet({ seen_at: now }),
      )
      .execute();
}

/** Keys of the entries, of those that are given, of which a part is new: of visits something has been written of since. */
export async function withNewParts(
  reader: Reader,
  entries: readonly { readonly id: number; readonly sourceHash: Buffer }[],
): Promise<ReadonlySet<number>> {
  if (entries.length === 0) return new Set();
  const rows = await reader.tx
    .selectFrom('health_records')
    .select('part_of')
    .where('patient_id', '=', reader.patientId)
    .where(
      'part_of',
      'in',
      entries.map(({ sourceHash }) => sourceHash),
    )
    .where(isNewTo(reader))
    .execute();
  const isNew = (hash: Buffer) => rows.some(({ part_of: part }) => part?.equals(hash));
  return new Set(entries.filter(({ sourceHash }) => isNew(sourceHash)).map(({ id }) => id));
}

/** How many rows of each list have something new for the reader. */
export async function countUnread(reader: Reader): Promise<UnreadRecords> {
  const { rows } = await sql<UnreadRecords>`
    select count(distinct part_of) filter (where kind = 'visitText')::int as "visits-list",
      count(distinct day) filter (where kind in ('laboratoryReport', 'laboratoryResult'))::int as "lab-list",
      count(distinct day) filter (where kind = 'imagingReport')::int as "imaging-list",
      count(*) filter (where kind = 'prescription')::int as "prescriptions-list",
      count(*) filter (where kind = 'certificate')::int as certificates
    from health_records where patient_id = ${reader.patientId} and ${isNewTo(reader)}`.execute(reader.tx);
  const [unread] = rows;
  return (
    unread ?? { 'visits-list': 0, 'lab-list': 0, 'imaging-list': 0, 'prescriptions-list': 0, certificates: 0 }
  );
}
