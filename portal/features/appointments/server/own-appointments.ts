import { sql } from 'kysely';
import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { type endpoints, PAGE_SIZE } from '../contract.ts';
import { ownView, readOwn } from './own-rows.ts';

/** `GET /api/own-appointments` */
export const ownAppointments: Handler<(typeof endpoints)['GET /api/own-appointments']> = async (
  context,
  { query: { offset, lang } },
) => {
  const patientId = patientOf(context);
  const { now } = context;
  return context.inScope({ patientId }, async (tx) => {
    const upcoming = await readOwn(
      tx,
      sql`base.ends_at > ${now} and base.cancelled_by is distinct from 'patient' order by base.starts_at, base.id`,
      lang,
    );
    const past = await readOwn(
      tx,
      sql`(base.ends_at <= ${now} or base.cancelled_by = 'patient')
        order by base.starts_at desc, base.id desc limit ${PAGE_SIZE} offset ${offset}`,
      lang,
    );
    const actor = actorOf(context);
    await logAccess(tx, context, { patientId, actor, action: 'read', recordKind: 'appointments' });
    return ok({
      upcoming: upcoming.map((row) => ownView(row, context)),
      past: past.map((row) => ownView(row, context)),
    });
  });
};
