import { sql } from 'kysely';
import { brands } from '#contract/brands/registry.ts';
import type { RecordKind } from '#domain/health-record/kinds.ts';
import { ageOf } from '#domain/patients/server/age-of.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Withholding, WithholdingApi } from '../contract.ts';

/** Kinds whose entries a page shows a day at a time. */
const OF_DAYS = {
  laboratory: ['laboratoryReport', 'laboratoryResult'],
  imaging: ['imagingReport', 'imagingStudy'],
  measurement: ['measurement'],
} as const satisfies Record<string, readonly RecordKind[]>;
/** Shown with what they are a part of. */
const PARTS: readonly RecordKind[] = ['diagnosis', 'visitText'];

/** `GET /api/withholding` */
export const showWithholding: Handler<WithholdingApi['GET /api/withholding']> = async (call) =>
  ok(await stateOf(call));

/** `PUT /api/withholding/{what}` */
export const changeWithholding: Handler<WithholdingApi['PUT /api/withholding/{what}']> = async (
  call,
  { params: { what }, body: { isWithheld } },
) => {
  const ids = await rowsOf(call, what);
  if (ids.length === 0) return problem('notFound');
  await call.tx
    .updateTable('health_records')
    .set({ withheld_at: isWithheld ? call.now : null })
    .where('patient_id', '=', call.patientId)
    .where('id', 'in', ids)
    .execute();
  await call.note({ action: 'change', kind: 'withholding' });
  return ok(await stateOf(call));
};

/** The rows of the table that are shown together: an entry with its parts, or those of a day. */
async function rowsOf({ tx, patientId }: RecordCall, what: string): Promise<number[]> {
  const [, group = '', key = ''] = /^(\w+)-(.+)$/.exec(what) ?? [];
  const rows = tx.selectFrom('health_records').select('id').where('patient_id', '=', patientId);
  const found =
    group === 'entry'
      ? rows.where(
          sql<boolean>`(id = ${Number(key)} or part_of = (
            select source_hash from health_records where patient_id = ${patientId} and id = ${Number(key)}))`,
        )
      : rows.where('day', '=', key).where('kind', 'in', [...OF_DAYS[group as keyof typeof OF_DAYS]]);
  return (await found.execute()).map(({ id }) => id);
}

async function stateOf(call: RecordCall): Promise<Withholding> {
  const { tx, patientId } = call;
  const rows = await tx
    .selectFrom('health_records')
    .select(['id', 'kind', 'day'])
    .where('patient_id', '=', patientId)
    .where('withheld_at', 'is not', null)
    .where('kind', 'not in', [...PARTS])
    // A procedure of no visit that is withheld stands for itself.
    .where(sql<boolean>`(kind <> 'procedure' or not exists (select from health_records as visit
      where visit.patient_id = health_records.patient_id and visit.source_hash = health_records.part_of
        and visit.withheld_at is not null))`)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const each = rows.map(({ id, kind, day }) => ({ what: whatOf(kind, id, day), kind, id, day }));
  return {
    guardiansCanAct: await canGuardiansAct(call),
    // The results of a day are one.
    withheld: [...Map.groupBy(each, ({ what }) => what).values()].flatMap(([first]) => first ?? []),
  };
}

function whatOf(kind: RecordKind, id: number, day: string): string {
  const group = (Object.keys(OF_DAYS) as (keyof typeof OF_DAYS)[]).find((name) =>
    (OF_DAYS[name] as readonly RecordKind[]).includes(kind),
  );
  return group ? `${group}-${day}` : `entry-${id}`;
}

async function canGuardiansAct({ tx, vault, patientId, now }: RecordCall): Promise<boolean> {
  const row = await tx
    .selectFrom('patients')
    .select('identity_code')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const age = ageOf(openPatient(vault, row).identity_code, now);
  return Object.values(brands).some(({ guardianActsUntilAge }) => age <= guardianActsUntilAge);
}
