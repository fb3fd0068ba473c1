import { sql } from 'kysely';
import { ANY_SPECIALTY, codesFor } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { customerOf } from '../../rules-customer.ts';
import { earliestStart } from '../slot/slot.ts';
import { customerSpecialties } from './customer-specialties.ts';

/** `GET /api/appointments/practitioner-clinics` */
export const practitionerClinics: Handler<BookingApi['GET /api/appointments/practitioner-clinics']> = async (
  call,
  { query },
) => {
  const { tx, brand, now } = call;
  const { id } = query;
  const known = await tx.selectFrom('practitioners').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return problem('notFound');
  const today = helsinkiDay(now);
  const { codes, isOpenOn } = await customerSpecialties(call, query, [], today);
  const sought = isOpenOn(today) ? codesFor(customerOf(query), codes ?? [ANY_SPECIALTY]) : [];
  const { rows } = await sql<{ id: string }>`
    select distinct clinics.id from free_times join clinics on clinics.id = clinic_id
    where practitioner_id = ${id} and specialty_code = any (${sought}::text[]) and starts_at >= ${earliestStart(now)}
      and brands @> array[${brand.id}]::text[]
    order by clinics.id`.execute(tx);
  return ok({ clinicIds: rows.map((row) => row.id) });
};
