import { sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { endpoints } from '../contract.ts';
import { type OwnRow, ownView, readOwn } from './own-rows.ts';

/** `GET /api/own-appointments/{ids}` */
export const ownAppointment: Handler<(typeof endpoints)['GET /api/own-appointments/{ids}']> = async (
  context,
  { params: { ids }, query: { lang } },
) =>
  context.inScope({ patientId: patientOf(context) }, async (tx) => {
    const rows = await readForPatient(tx, context, ids, lang);
    if (rows.length < ids.length) return problem('notFound');
    return ok({ appointments: rows.map((row) => ownView(row, context)) });
  });

/** The patient's appointments with these ids, in their order, and a line each in the access log. */
export async function readForPatient(
  tx: Scoped,
  context: Context,
  ids: readonly number[],
  lang: Language,
): Promise<OwnRow[]> {
  const patientId = patientOf(context);
  const rows = await readOwn(
    tx,
    sql`base.id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], base.id)`,
    lang,
  );
  for (const { id } of rows) {
    const actor = actorOf(context);
    await logAccess(tx, context, {
      patientId,
      actor,
      action: 'read',
      recordKind: 'appointment',
      recordId: id,
    });
  }
  return rows;
}
