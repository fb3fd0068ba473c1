import { sql } from 'kysely';
import { type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { ownView, withEntrance } from './own-view.ts';

/** `GET /api/own-appointments/{ids}`: in the order in which they are asked for, without those that are not the patient's. */
export const ownAppointment: Handler<AppointmentsApi['GET /api/own-appointments/{ids}']> = async (
  call,
  { params: { ids }, query: { lang } },
) => {
  const rows = await readOwn(
    call.tx,
    sql`base.id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], base.id)`,
    lang,
  );
  for (const { id } of rows) await call.note({ action: 'read', kind: 'appointment', id });
  if (rows.length === 0) return problem('notFound');
  const isItemised = (await call.rights()).includes('price-details');
  const view = (row: OwnRow) => withEntrance(ownView(row, call, { lang, isItemised }), row);
  return ok({ appointments: rows.map(view) });
};
