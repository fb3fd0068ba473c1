import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import { valuesOf } from '../../clinic-values.ts';
import type { ContentApi } from '../../contract.ts';
import { clinicsOf, readClinicHistory, readLatest } from './clinic-history.ts';

/** `GET /api/clinic-content` */
export const listClinicContent: Steps<ContentApi['GET /api/clinic-content']> = {
  scope: asStaff,
  async answer(call, { query: { lang } }) {
    if ((await readOperator(call.tx)) === null) return { problem: 'forbidden' };
    const rows = await clinicsOf(call).execute();
    const latest = await readLatest(call);
    const clinics = rows.map(({ id, name }) => {
      const { savedAt = null, by = null, hasUnpublished = false } = latest.get(id) ?? {};
      return { id, name: name[lang], hasUnpublished, savedAt: savedAt?.toISOString() ?? null, by };
    });
    return ok({ clinics: clinics.toSorted((one, other) => one.name.localeCompare(other.name, lang)) });
  },
};

/** `GET /api/clinic-content/{clinic}` */
export const showClinicContent: Steps<ContentApi['GET /api/clinic-content/{clinic}']> = {
  scope: asStaff,
  async answer(call, { params: { clinic: id } }) {
    if ((await readOperator(call.tx)) === null) return { problem: 'forbidden' };
    const history = await readClinicHistory(call, id);
    if (!history) return { problem: 'notFound' };
    const { versions, publications, published } = history;
    return ok({
      id,
      published,
      versions: versions.map(({ content, savedAt, ...each }) => ({
        ...each,
        savedAt: savedAt?.toISOString() ?? null,
        values: valuesOf(content),
      })),
      publications: publications.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    });
  },
};
