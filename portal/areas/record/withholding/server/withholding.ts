import { sql } from 'kysely';
import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { belongingsOf, isWhole, WHOLES } from '#areas/record/shared/health-record/belongings.ts';
import { isToldOrCancelled } from '#areas/record/shared/health-record/is-told.ts';
import {
  type KeptResource,
  RECORD_KINDS,
  type RecordKind,
} from '#areas/record/shared/health-record/kinds.ts';
import { medicineName, nameOf } from '#areas/record/shared/health-record/medicine.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { setWithheld } from '#areas/record/shared/health-record/server/withhold-belongings.ts';
import { whatOf } from '#areas/record/shared/health-record/together.ts';
import { namesOf } from '#areas/record/shared/health-record/vaccination.ts';
import { brands } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { WithheldBelonging, Withholding, WithholdingApi } from '../contract.ts';

/** Shown with the visit that they are a part of. */
const PARTS: readonly RecordKind[] = ['diagnosis', 'procedure', 'visitText'];

/** `GET /api/withholding` */
export const showWithholding: Handler<WithholdingApi['GET /api/withholding']> = async (call) =>
  ok(await stateOf(call));

/** `GET /api/withholding/belongings/{id}` */
export const showBelongings: Handler<WithholdingApi['GET /api/withholding/belongings/{id}']> = async (
  call,
  { params: { id }, query: { lang } },
) => {
  const all = await readBelongings(call, id, lang);
  return ok({ belongings: all.flatMap(({ isNamed, ...belonging }) => (isNamed ? belonging : [])) });
};

/** `PUT /api/withholding/{what}` */
export const changeWithholding: Handler<WithholdingApi['PUT /api/withholding/{what}']> = async (
  call,
  { params: { what }, body: { isWithheld, together } },
) => {
  const at = isWithheld ? call.now : null;
  const id = /^entry-(\d+)$/.exec(what)?.[1];
  const known = id === undefined ? [] : await readBelongings(call, Number(id), 'fi');
  if (!(await setWithheld(call, what, at))) return problem('notFound');
  for (const { what: other, isNamed } of known) {
    // To show by mistake cannot be taken back: nothing else is shown that was not asked for.
    const isChosen = together && isNamed ? together.includes(other) : isWithheld;
    if (isChosen) await setWithheld(call, other, at);
  }
  await call.note({ action: 'change', kind: 'withholding' });
  return ok(await stateOf(call));
};

async function stateOf(call: RecordCall): Promise<Withholding> {
  const { tx, patientId } = call;
  const rows = await tx
    .selectFrom('health_records')
    .select(['id', 'kind', 'day'])
    .where('patient_id', '=', patientId)
    .where('withheld_at', 'is not', null)
    // A part of no visit that is withheld stands for itself: also where the visit has left the record.
    .where(sql<boolean>`(kind <> all (${PARTS}::text[]) or not exists (select from health_records as visit
      where visit.patient_id = health_records.patient_id and visit.source_hash = health_records.part_of
        and visit.withheld_at is not null))`)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const each = rows.map((row) => ({ what: whatOf(row), ...row }));
  return {
    guardiansCanAct: await canGuardiansAct(call),
    // The results of a day are one.
    withheld: [...Map.groupBy(each, ({ what }) => what).values()].flatMap(([first]) => first ?? []),
  };
}

interface Known extends WithheldBelonging {
  /** The patient is told of it: a draft follows unasked. */
  readonly isNamed: boolean;
}

/** What belongs to a visit or a referral, as it is withheld: the results of a day are one. */
async function readBelongings(call: RecordCall, id: number, lang: Language): Promise<Known[]> {
  const [whole] = await readEntries(call, { kinds: WHOLES, id });
  if (!whole || !isWhole(whole)) return [];
  const entries = await readEntries(call, { kinds: RECORD_KINDS, isWanted: () => true });
  const belongings = Map.groupBy(belongingsOf(whole, entries), whatOf);
  return [...belongings].flatMap(([what, [first, ...others]]) => {
    if (!first) return [];
    const name = what === `entry-${first.id}` ? titleOf(first.resource, lang) : null;
    const isNamed = [first, ...others].some(({ resource }) => isToldOrCancelled(resource));
    return { what, kind: first.kind, day: first.day, name, isNamed };
  });
}

function titleOf(resource: KeptResource, lang: Language): string | null {
  switch (resource.resourceType) {
    case 'MedicationRequest':
      return medicineName(resource);
    case 'Immunization':
      return namesOf(resource, lang).name;
    case 'DocumentReference':
      return nameOf(resource.type) ?? resource.description ?? null;
    case 'Encounter':
    case 'ImagingStudy':
      return null;
    default:
      return nameOf(resource.code);
  }
}

async function canGuardiansAct(call: RecordCall): Promise<boolean> {
  const { identity_code } = await readPatient(call, ['identity_code']);
  const age = ageOf(identity_code, call.now);
  return Object.values(brands).some(({ guardianActsUntilAge }) => age <= guardianActsUntilAge);
}
