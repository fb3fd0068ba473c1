import { sql } from 'kysely';
import { type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { type AppointmentsApi, NEXT_SHOWN, PAGE_SIZE } from '../contract.ts';
import { ownView } from './own-view.ts';

/** `GET /api/own-appointments` */
export const ownAppointments: Handler<AppointmentsApi['GET /api/own-appointments']> = async (
  call,
  { query: { offset, only, lang } },
) => {
  const { tx, now } = call;
  const isUpcoming = sql`base.ends_at > ${now} and base.cancelled_by is distinct from 'patient'
    order by base.starts_at, base.id limit ${only === 'upcoming' ? NEXT_SHOWN : null}`;
  const upcoming = await readOwn(tx, isUpcoming, lang);
  const isPast = sql`(base.ends_at <= ${now} or base.cancelled_by = 'patient')
    order by base.starts_at desc, base.id desc limit ${PAGE_SIZE} offset ${offset}`;
  const past = only === 'upcoming' ? [] : await readOwn(tx, isPast, lang);
  // A list has no room for what a price consists of.
  const view = (row: OwnRow) => ownView(row, call, { lang, isItemised: false });
  return ok({
    upcoming: upcoming.map(view),
    past: past.map(view),
  });
};
