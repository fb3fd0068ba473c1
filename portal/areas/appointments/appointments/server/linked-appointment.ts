import { type RawBuilder, sql } from 'kysely';
import {
  findLink,
  type LinkedRecord,
  type LinkPurpose,
} from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { sharedView, withPagesOf } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { calendarIdentity } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import {
  inCalendar,
  lockOwn,
  type OwnRow,
  readOwn,
} from '#areas/appointments/shared/appointments/server/own-row.ts';
import { toldPriceView } from '#areas/appointments/shared/appointments/server/told-price.ts';
import { brandOf } from '#brands/registry.ts';
import type { EntryOf } from '#contract/calls/record-use.ts';
import type { Language } from '#contract/language/language.ts';
import type { NotingCall, RecordCall } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { AppointmentsApi } from '../contract.ts';
import { checkInStatusOf, mayCancelRow } from './own-view.ts';

type Linked = AppointmentsApi['GET /api/anon/appointment/{token}'];

/** `GET /api/anon/appointment/{token}` */
export const linkedAppointment: Steps<Linked, LinkedRecord> = {
  before: (context, { params: { token } }) => linkedRecord(context, token, 'view'),
  answer: (call, { query: { lang } }, link) => showLinked(call, link, lang),
};

export const notFound = ok({ type: 'appointment-not-found' as const });

/** The appointment that a link opens, as its holder may see it; noted in the patient's access log. */
export async function showLinked(
  call: NotingCall<EntryOf<Linked['record']>>,
  link: LinkedRecord,
  lang: Language,
) {
  const [row] = await readOwn(call.tx, isLinked(link), lang);
  if (!row) return notFound;
  await call.note({ action: 'read', kind: 'appointment', id: row.id });
  if (row.cancelled_by !== null) return ok({ type: 'appointment-already-cancelled' as const });
  const view = sharedView(withPagesOf(row, call), null);
  const { id, startDate, endDate, durationMinutes, isSpecificTime, isCovidTestAppointment } = view;
  const { kind, isRemote, locationType, clinic } = view;
  const { name, title } = view.practitioner;
  const brand = brandOf(row.brand);
  return ok({
    type: 'success' as const,
    appointment: {
      id,
      startDate,
      endDate,
      durationMinutes,
      isSpecificTime,
      isCovidTestAppointment,
      kind,
      isRemote,
      locationType,
      clinic,
      practitioner: { name, title },
      calendar: calendarIdentity(call.vault, brand, inCalendar(row)),
      healthCareType: row.health_care_type,
      toldPrice: toldPriceView(row.told_price, { lang, isItemised: false }),
      cancellationNoticeHours: brand.cancellationNoticeHours,
      selfCheckInStatus: checkInStatusOf(row, call.now),
      mayCancel: call.session.patientId === link.patientId && mayCancelRow(row, call.now),
    },
  });
}

/** What a link opens for this purpose, or that there is nothing. */
export async function linkedRecord(
  context: Context,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkedRecord | typeof notFound> {
  return (await context.inScope({}, (tx) => findLink(tx, context, token, purpose))) ?? notFound;
}

/** Condition of `readOwn`: the appointment that a link opens. */
export function isLinked({ appointmentId, practitionerId }: LinkedRecord): RawBuilder<unknown> {
  return sql`base.id = ${appointmentId} and base.practitioner_id = ${practitionerId}`;
}

/**
 * Locks the appointment that a link was found to open, and reads it as it is then; undefined if the link opens nothing any more: a move
 * that was waited for leads it along, or ends it.
 */
export async function lockLinked(
  call: RecordCall,
  { appointmentId }: LinkedRecord,
  { token, purpose }: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<OwnRow | undefined> {
  const row = await lockOwn(call.tx, sql`base.id = ${appointmentId}`, call.language);
  return row && (await findLink(call.tx, call, token, purpose)) ? row : undefined;
}
