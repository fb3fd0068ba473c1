import { sql } from 'kysely';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { earliestStart } from './search-scope.ts';

/** `GET /api/appointments/practitioner-clinics` */
export const practitionerClinics: Handler<BookingApi['GET /api/appointments/practitioner-clinics']> = async (
  { tx, brand, now },
  { query: { id } },
) => {
  const known = await tx.selectFrom('practitioners').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return problem('notFound');
  const { rows } = await sql<{ id: string }>`
    select distinct clinics.id from free_times join clinics on clinics.id = clinic_id
    where practitioner_id = ${id} and starts_at >= ${earliestStart(now)}
      and brands @> array[${brand.id}]::text[]
    order by clinics.id`.execute(tx);
  return ok({ clinicIds: rows.map((row) => row.id) });
};
