import { sql } from 'kysely';
import { helsinkiDay } from '#contract/time/time.ts';
import { KELA65 } from '#domain/appointments/kela65.ts';
import { ANY_SPECIALTY } from '#domain/appointments/server/free-times.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { kela65Refusal } from '../kela65-right.ts';
import { earliestStart } from './search-scope.ts';

/** `GET /api/appointments/practitioner-clinics` */
export const practitionerClinics: Handler<BookingApi['GET /api/appointments/practitioner-clinics']> = async (
  call,
  { query: { id } },
) => {
  const { tx, brand, now } = call;
  const known = await tx.selectFrom('practitioners').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return problem('notFound');
  const codes = kela65Refusal(call, helsinkiDay(now)) ? [ANY_SPECIALTY] : [ANY_SPECIALTY, KELA65];
  const { rows } = await sql<{ id: string }>`
    select distinct clinics.id from free_times join clinics on clinics.id = clinic_id
    where practitioner_id = ${id} and specialty_code = any (${codes}::text[]) and starts_at >= ${earliestStart(now)}
      and brands @> array[${brand.id}]::text[]
    order by clinics.id`.execute(tx);
  return ok({ clinicIds: rows.map((row) => row.id) });
};
