import { sumOf } from '#areas/appointments/shared/additional-charges/charge-content.ts';
import { answeredBy } from '#areas/appointments/shared/additional-charges/server/answering.ts';
import { openContent } from '#areas/appointments/shared/additional-charges/server/sealed-content.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { AdditionalChargesApi, Charge } from '../contract.ts';
import { type ChargeRow, findAppointment, findCharge } from './find-charge.ts';

type Show = AdditionalChargesApi['GET /api/appointments/{id}/additional-charge'];

/** `GET /api/appointments/{id}/additional-charge` */
export const showCharge: Handler<Show> = async (call, { params: { id }, query: { lang } }) => {
  const appointment = await findAppointment(call, id);
  if (!appointment) return problem('notFound');
  await call.note({ action: 'read', kind: 'appointment', id });
  const startDate = appointment.starts_at.toISOString();
  const found = await findCharge(call, id, appointment);
  if (found.type !== 'proposed') return ok({ startDate, state: found });
  const { row } = found;
  const charge = chargeOf(call, row, lang);
  if (row.answer && row.answered_at) {
    const answeredAt = row.answered_at.toISOString();
    return ok({
      startDate,
      state: { type: row.answer, charge, answeredAt, answeredBy: answeredBy(call, row.answered_by) },
    });
  }
  return ok({ startDate, state: { type: row.expires_at > call.now ? 'open' : 'expired', charge } });
};

function chargeOf({ vault }: RecordCall, row: ChargeRow, lang: Language): Charge {
  const content = openContent(vault, row.content);
  const { name, title } = content.proposedBy;
  return {
    contentHash: row.content_hash.toString('base64url'),
    reason: content.reason,
    rows: content.rows.map(({ name: names, ...rest }) => ({ ...rest, name: names[lang] })),
    sumCents: sumOf(content),
    proposedBy: { name, title: title[lang] },
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
