import { clinicFileSchema } from '#areas/appointments/shared/clinics/clinic-file.ts';
import { draftClinic, publishClinic } from '#areas/appointments/shared/clinics/server/clinic-versions.ts';
import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import { clinicErrors } from '../../clinic-errors.ts';
import { fileOf } from '../../clinic-values.ts';
import type { ContentApi } from '../../contract.ts';
import { type ClinicHistory, readClinicHistory } from './clinic-history.ts';

type Call = Parameters<typeof readClinicHistory>[0];

/** `POST /api/clinic-content/{clinic}/versions` */
export const saveClinicContent: Steps<ContentApi['POST /api/clinic-content/{clinic}/versions']> = {
  scope: asStaff,
  async answer(call, { params: { clinic: id }, body: { after, ...values } }) {
    const me = await readOperator(call.tx);
    if (me === null) return { problem: 'forbidden' };
    if (!(await readClinicHistory(call, id))) return { problem: 'notFound' };
    const errors = clinicErrors(values);
    if (errors.length > 0) return { problem: 'invalidFields', errors };
    const file = clinicFileSchema.parse(fileOf(values));
    const version = await draftClinic(call.tx, id, file, { after, author: me, now: call.now });
    if (version === 'nameTaken')
      return { problem: 'invalidFields', errors: [{ field: 'texts.0.name', code: 'taken' }] };
    return typeof version === 'number'
      ? ok({ type: 'saved' as const, version })
      : ok(await meanwhile(call, id));
  },
};

/** `POST /api/clinic-content/{clinic}/restoration` */
export const restoreClinicContent: Steps<ContentApi['POST /api/clinic-content/{clinic}/restoration']> = {
  scope: asStaff,
  async answer(call, { params: { clinic: id }, body: { after, version: restoredFrom } }) {
    const me = await readOperator(call.tx);
    if (me === null) return { problem: 'forbidden' };
    const history = await readClinicHistory(call, id);
    const old = history?.versions.find(({ version }) => version === restoredFrom);
    if (!old || restoredFrom > after) return { problem: 'notFound' };
    const saving = { after, author: me, now: call.now, restoredFrom };
    const version = await draftClinic(call.tx, id, old.content, saving);
    if (version === 'nameTaken') return ok({ type: version });
    return typeof version === 'number'
      ? ok({ type: 'saved' as const, version })
      : ok(await meanwhile(call, id));
  },
};

/** `PUT /api/clinic-content/{clinic}/publication` */
export const publishClinicContent: Steps<ContentApi['PUT /api/clinic-content/{clinic}/publication']> = {
  scope: asStaff,
  async answer(call, { params: { clinic: id }, body: { version, newest, published } }) {
    const me = await readOperator(call.tx);
    if (me === null) return { problem: 'forbidden' };
    const history = await readClinicHistory(call, id);
    if (!history?.versions.some((each) => each.version === version)) return { problem: 'notFound' };
    if (history.versions[0]?.version !== newest) return ok(await meanwhile(call, id));
    // Pressed twice, or by two at once: it is as they want it.
    if (history.published === version) return ok({ type: 'done' as const });
    if (history.published !== published) return ok(await meanwhile(call, id));
    const refusal = await publishClinic(call.tx, id, version, {
      author: me,
      now: call.now,
      instead: published,
    });
    if (refusal === 'nameTaken') return ok({ type: refusal });
    return refusal === null ? ok({ type: 'done' as const }) : ok(await meanwhile(call, id));
  },
};

/** Who has saved or published last, and when. */
async function meanwhile(call: Call, id: string) {
  const { versions, publications } = (await readClinicHistory(call, id)) as ClinicHistory;
  const [saved] = versions;
  const [shown] = publications;
  const last =
    shown && (!saved?.savedAt || shown.at > saved.savedAt)
      ? shown
      : { by: saved?.by ?? null, at: saved?.savedAt };
  if (!last.at) throw new Error('Something was saved meanwhile.');
  return { type: 'changedMeanwhile' as const, by: last.by, at: last.at.toISOString() };
}
