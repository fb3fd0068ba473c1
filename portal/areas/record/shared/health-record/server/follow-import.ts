import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { resultParts } from '../news.ts';
import { leaveNewsJobs } from './announce.ts';
import type { StoreOptions } from './imported-entry.ts';
import type { Hashed } from './record-row.ts';
import { removedWhileWithheld, type TakenOut } from './removed.ts';
import { sourceHash } from './source-hash.ts';
import { type Written, withholdBelongings } from './withhold-belongings.ts';
import { withholdEarlier } from './withhold-corrections.ts';
import { withholdSuccessors } from './withhold-successors.ts';

/**
 * What follows once resources have come: what belongs together is withheld and commented on together, and patients are told.
 * Each statement begins at what has come, by its key: it costs the same in a record of a day and of a life.
 */
export async function followImport(
  tx: Kysely<Tables>,
  options: StoreOptions,
  { kept, written, taken }: Happened,
): Promise<void> {
  const earlier = taken.length > 0 ? await withholdEarlier(tx, options, { taken, written }) : [];
  const concerned = [...written, ...earlier];
  if (concerned.length === 0) return;
  const came = rowsOf(written);
  const patients = [...new Set(concerned.map(({ patient_id }) => patient_id))];
  const removed = await removedWhileWithheld(tx, options.vault, patients);
  await withholdSuccessors(tx, options, { kept, written, removed });
  await withholdParts(tx, options.now, rowsOf(concerned));
  await withholdDays(tx, options.now, came);
  await withholdBelongings(tx, options, { written: concerned, removed });
  if (written.length === 0) return;
  const { hasParts } = await keepParts(tx, options, kept);
  if (hasParts || kept.some(({ incoming }) => incoming.resource.resourceType === 'Observation'))
    await passComments(tx, came);
  if (!options.isQuiet) await leaveNewsJobs(tx, options.now, written);
}

/** What has happened to records. */
interface Happened {
  readonly kept: readonly Hashed[];
  /** The rows of these. */
  readonly written: readonly Written[];
  /** What was withheld, and is there no more. */
  readonly taken: readonly TakenOut[];
}

/** What is a part of a withheld visit is withheld with it, whichever came first, also while the visit is taken out. */
async function withholdParts(tx: Kysely<Tables>, now: Date, came: RawBuilder<unknown>): Promise<void> {
  await sql`
    update health_records as part set withheld_at = ${now}
    from ${came} join health_records as whole using (patient_id, id)
    where whole.withheld_at is not null
      and part.patient_id = whole.patient_id and part.part_of = whole.source_hash and part.withheld_at is null`.execute(
    tx,
  );
  await sql`
    update health_records as part set withheld_at = ${now}
    from ${came}
    where part.patient_id = came.patient_id and part.id = came.id and part.withheld_at is null
      and (exists (select from health_records as whole where whole.patient_id = part.patient_id
          and whole.source_hash = part.part_of and whole.withheld_at is not null)
        or exists (select from removed_records as whole where whole.patient_id = part.patient_id
          and whole.source_hash = part.part_of and whole.withheld_at is not null))`.execute(tx);
}

/**
 * What comes later of a day whose results the minor has withheld is withheld as they are, also once they have been taken
 * out: it may be what they were corrected to. The days that have anything withheld are found first, by indexes of what is
 * withheld alone: of most patients that is nothing. What was of the day before stays as it is.
 */
async function withholdDays(tx: Kysely<Tables>, now: Date, came: RawBuilder<unknown>): Promise<void> {
  await sql`
    with kinds (one, other) as (
      values ('laboratoryReport', 'laboratoryResult'), ('laboratoryResult', 'laboratoryReport'),
        ('imagingReport', 'imagingStudy'), ('imagingStudy', 'imagingReport'), ('measurement', 'measurement')
    ), came (patient_id, id, day_before) as materialized (
      select patient_id, id, day_before from ${came}
    ), coming as materialized (
      select new.patient_id, new.id, new.day, new.happened_at, kinds.one, kinds.other
      from came join health_records as new using (patient_id, id) join kinds on kinds.one = new.kind
      where new.withheld_at is null and came.day_before is distinct from new.day
        and (exists (select from health_records as there
            where there.patient_id = new.patient_id and there.day = new.day and there.withheld_at is not null)
          or exists (select from removed_records as gone
            where gone.patient_id = new.patient_id and gone.day = new.day and gone.withheld_at is not null))
    )
    update health_records as new set withheld_at = ${now}
    from coming
    where new.patient_id = coming.patient_id and new.id = coming.id
      and (select bool_and(is_withheld) from (
        -- A day has at most 25 hours: the index of kinds and moments leads to it.
        select there.withheld_at is not null as is_withheld from health_records as there
        where there.patient_id = coming.patient_id and there.kind in (coming.one, coming.other)
          and there.happened_at between coming.happened_at - interval '25 hours' and coming.happened_at + interval '25 hours'
          and there.day = coming.day
          and not exists (select from came where came.patient_id = there.patient_id and came.id = there.id
            and came.day_before is distinct from there.day)
        union all
        select true from removed_records as gone
        where gone.patient_id = coming.patient_id and gone.day = coming.day and gone.kind in (coming.one, coming.other)
          and gone.withheld_at is not null
      ) as of_day)`.execute(tx);
}

/** Remembers what reports and panels consist of: a comment on the whole is one on its parts. */
async function keepParts(
  tx: Kysely<Tables>,
  { vault }: StoreOptions,
  kept: readonly Hashed[],
): Promise<{ readonly hasParts: boolean }> {
  const links = kept.flatMap(({ incoming: { patientId, source, resource }, source_hash }) =>
    resultParts(resource).map((part) => ({
      patient_id: patientId,
      whole: source_hash,
      part: sourceHash(vault, source, part),
    })),
  );
  if (links.length === 0) return { hasParts: false };
  // As three parameters: reports with many results have more links than a statement may have parameters.
  await sql`
    insert into result_parts (patient_id, whole, part)
    select * from unnest(${links.map(({ patient_id }) => patient_id)}::uuid[],
      ${links.map(({ whole }) => whole)}::bytea[], ${links.map(({ part }) => part)}::bytea[])
    on conflict do nothing`.execute(tx);
  return { hasParts: true };
}

/** What is a part of something commented on awaits no comment: of a report, and of a panel in it. */
async function passComments(tx: Kysely<Tables>, came: RawBuilder<unknown>): Promise<void> {
  await sql`
    with recursive arrived (patient_id, source_hash) as materialized (
      select patient_id, source_hash from ${came} join health_records using (patient_id, id)
    ), above (patient_id, part, whole) as (
      select parts.patient_id, parts.part, parts.whole
      from arrived join result_parts as parts on parts.patient_id = arrived.patient_id and parts.part = arrived.source_hash
      union
      select parts.patient_id, above.part, parts.whole
      from above join result_parts as parts on parts.patient_id = above.patient_id and parts.part = above.whole
    ), commented (patient_id, source_hash) as (
      select above.patient_id, above.part
      from above join health_records as whole
        on whole.patient_id = above.patient_id and whole.source_hash = above.whole and ${isCommented}
      union
      select parts.patient_id, parts.part
      from arrived
      join health_records as whole
        on whole.patient_id = arrived.patient_id and whole.source_hash = arrived.source_hash and ${isCommented}
      join result_parts as parts on parts.patient_id = arrived.patient_id and parts.whole = arrived.source_hash
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

const isCommented = sql`not whole.awaits_comment
  and whole.kind in ('laboratoryReport', 'laboratoryResult') and whole.news_at is not null`;

/** What has come, for the `from` of a statement: the primary key, and the day of what was there before. */
function rowsOf(written: readonly Written[]): RawBuilder<unknown> {
  return sql`unnest(${written.map(({ patient_id }) => patient_id)}::uuid[],
    ${written.map(({ id }) => id)}::bigint[],
    ${written.map(({ before }) => before?.day ?? null)}::date[]) as came (patient_id, id, day_before)`;
}
