import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { resultParts } from '../news.ts';
import { leaveNewsJobs } from './announce.ts';
import type { Arrival, Incoming } from './arrival.ts';
import { sourceHash } from './source-hash.ts';

/** A row that has been added or changed. */
interface Written {
  readonly id: number;
  readonly patient_id: string;
}

/** What follows once resources have come: what belongs together is withheld and commented on together, and patients are told. */
export async function followArrivals(
  tx: Kysely<Tables>,
  arrival: Arrival,
  incoming: readonly Incoming[],
  written: readonly Written[],
): Promise<void> {
  if (written.length === 0) return;
  const ids = written.map(({ id }) => id);
  const patients = [...new Set(written.map(({ patient_id }) => patient_id))];
  await withholdParts(tx, arrival.now, ids);
  await withholdDays(tx, arrival.now, ids);
  const { hasParts } = await keepParts(tx, arrival, incoming);
  if (hasParts || incoming.some(({ resource }) => resource.resourceType === 'Observation'))
    await passComments(tx, patients);
  if (!arrival.isQuiet) await leaveNewsJobs(tx, arrival.now, ids);
}

/** What is a part of a withheld visit is withheld with it, whichever came first. */
async function withholdParts(tx: Kysely<Tables>, now: Date, ids: readonly number[]): Promise<void> {
  await sql`
    update health_records as part set withheld_at = ${now}
    from health_records as whole
    where (part.id = any (${ids}::bigint[]) or whole.id = any (${ids}::bigint[]))
      and whole.patient_id = part.patient_id and whole.source_hash = part.part_of
      and part.withheld_at is null and whole.withheld_at is not null`.execute(tx);
}

/** What comes later of a day whose results the minor has withheld is withheld as they are. */
async function withholdDays(tx: Kysely<Tables>, now: Date, ids: readonly number[]): Promise<void> {
  await sql`
    update health_records as new set withheld_at = ${now}
    from (values ('laboratoryReport', 'laboratoryResult'), ('laboratoryResult', 'laboratoryReport'),
      ('imagingReport', 'imagingStudy'), ('imagingStudy', 'imagingReport'), ('measurement', 'measurement')) as kinds (one, other)
    where new.id = any (${ids}::bigint[]) and new.withheld_at is null and new.kind = kinds.one
      and (select bool_and(there.withheld_at is not null) from health_records as there
        where there.patient_id = new.patient_id and there.day = new.day and there.kind in (kinds.one, kinds.other)
          and there.id <> all (${ids}::bigint[]))`.execute(tx);
}

/** Remembers what reports and panels consist of: a comment on the whole is one on its parts. */
async function keepParts(
  tx: Kysely<Tables>,
  { vault }: Arrival,
  incoming: readonly Incoming[],
): Promise<{ readonly hasParts: boolean }> {
  const links = incoming.flatMap(({ patientId, source, resource }) =>
    resultParts(resource).map((part) => ({
      patient_id: patientId,
      whole: sourceHash(vault, source, `${resource.resourceType}/${resource.id}`),
      part: sourceHash(vault, source, part),
    })),
  );
  if (links.length === 0) return { hasParts: false };
  await tx
    .insertInto('result_parts')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { hasParts: true };
}

/** What is a part of something commented on awaits no comment: of a report, and of a panel in it. */
async function passComments(tx: Kysely<Tables>, patients: readonly string[]): Promise<void> {
  await sql`
    with recursive commented (patient_id, source_hash) as (
      select parts.patient_id, parts.part
      from result_parts as parts
      join health_records as whole on whole.patient_id = parts.patient_id and whole.source_hash = parts.whole
      where parts.patient_id = any (${patients}::uuid[]) and not whole.awaits_comment
        and whole.kind in ('laboratoryReport', 'laboratoryResult') and whole.news_at is not null
      union
      select parts.patient_id, parts.part
      from commented join result_parts as parts
        on parts.patient_id = commented.patient_id and parts.whole = commented.source_hash
    )
    update health_records as result set awaits_comment = false
    from commented
    where result.patient_id = commented.patient_id and result.source_hash = commented.source_hash
      and result.awaits_comment`.execute(tx);
}
