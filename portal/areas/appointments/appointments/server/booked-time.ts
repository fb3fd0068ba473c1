import { sql } from 'kysely';
import { readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { isOfPatient } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { ownView } from './own-view.ts';

/** `GET /api/own-appointments/by-time/{id}` */
export const bookedTime: Handler<AppointmentsApi['GET /api/own-appointments/by-time/{id}']> = async (
  call,
  { params: { id }, query: { lang } },
) => {
  if (!isOfPatient(call)) return problem('notFound');
  const [row] = await readOwn(
    call.tx,
    sql`base.slot_id = ${id} order by base.cancelled_at desc nulls first, base.id desc limit 1`,
    lang,
  );
  if (!row) return problem('notFound');
  const isItemised = (await call.rights()).includes('price-details');
  const { clinic, practitioner, ...rest } = ownView(row, call, { lang, isItemised });
  // Asking about one time after another would otherwise reveal where it is.
  if (!clinic || !practitioner) return problem('notFound');
  await call.note({ action: 'read', kind: 'appointment', id: row.id });
  return ok({ appointment: { ...rest, clinic, practitioner } });
};
