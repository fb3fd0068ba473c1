import { sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import { findLink, type LinkPurpose } from '#domain/appointments/server/appointment-links.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { endpoints } from '../contract.ts';
import { type OwnRow, readOwn } from './own-rows.ts';

/** `GET /api/anon/appointment/{token}` */
export const linkedAppointment: Handler<(typeof endpoints)['GET /api/anon/appointment/{token}']> = async (
  context,
  { params: { token }, query: { lang } },
) => {
  const row = await readLinked(context, token, 'view', lang);
  if (!row) return ok({ type: 'appointment-not-found' });
  if (row.cancelled_by !== null) return ok({ type: 'appointment-already-cancelled' });
  const { startDate, endDate, durationMinutes, kind, isRemote, locationType, clinic, practitioner } =
    sharedView(row, {
      showsPrice: false,
    });
  const { name, title } = practitioner;
  return ok({
    type: 'success',
    appointment: {
      startDate,
      endDate,
      durationMinutes,
      kind,
      isRemote,
      locationType,
      clinic,
      practitioner: { name, title },
    },
  });
};

/** The appointment that a token opens, and a line in the access log of its patient; null for none. */
export async function readLinked(
  context: Context,
  token: string,
  purpose: LinkPurpose,
  lang: Language,
): Promise<OwnRow | null> {
  const link = await context.inScope({}, (tx) => findLink(tx, context, token, purpose));
  if (!link) return null;
  const { patientId, practitionerId, appointmentId } = link;
  return context.inScope({ patientId }, async (tx) => {
    const [row] = await readOwn(
      tx,
      sql`base.id = ${appointmentId} and base.practitioner_id = ${practitionerId}`,
      lang,
    );
    if (!row) return null;
    await logAccess(tx, context, {
      patientId,
      actor: { kind: 'anonymous', id: null },
      action: 'read',
      recordKind: 'appointment',
      recordId: appointmentId,
    });
    return row;
  });
}
