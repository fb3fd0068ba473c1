import { sql } from 'kysely';
import { type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { addDays, startOfHelsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { ownView, withEntrance } from './own-view.ts';

/** `GET /api/own-appointments/on/{date}` */
export const ownDay: Handler<AppointmentsApi['GET /api/own-appointments/on/{date}']> = async (
  call,
  { params: { date }, query: { lang } },
) => {
  const [from, to] = [startOfHelsinkiDay(date), startOfHelsinkiDay(addDays(date, 1))];
  const rows = await readOwn(
    call.tx,
    sql`base.starts_at >= ${from} and base.starts_at < ${to} and base.cancelled_by is null
      order by base.starts_at, base.id`,
    lang,
  );
  // The way there is what the page is for; what a visit costs stands on its own page.
  const view = (row: OwnRow) => withEntrance(ownView(row, call, { lang, isItemised: false }), row);
  return ok({ appointments: rows.map(view) });
};
