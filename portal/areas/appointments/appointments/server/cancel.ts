import { sql } from 'kysely';
import { lockOwn, type OwnRow } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { tellOtherGuardians } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import { brandOf } from '#brands/registry.ts';
import { isWithinNotice } from '#contract/time/time.ts';
import type { Call } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { mayCancelRow } from './own-view.ts';
import { releaseTime } from './release-time.ts';
import { tellCancelled } from './tell-cancelled.ts';

type Cancel = AppointmentsApi['DELETE /api/appointments/{id}'];

/** `DELETE /api/appointments/{id}` */
export const cancel: Handler<Cancel> = async (call, { params: { id } }) => {
  const { tx, now, language } = call;
  // Locked, so that pressed twice it is cancelled once.
  const row = await lockOwn(tx, sql`base.id = ${id}`, language);
  if (!row || row.cancelled_by === 'clinic') return ok({ type: 'appointmentNotFound' });
  const { cancellationNoticeHours: hours } = brandOf(row.brand);
  // Again, by a retry or another tab: it is what was asked for.
  const isCancelled = row.cancelled_by === 'patient';
  if (isCancelled || !mayCancelRow(row, now)) {
    await call.note({ action: 'read', kind: 'appointment', id: row.id });
    if (isCancelled) return ok({ type: 'success', wasCancelled: true });
    const isLate = isWithinNotice(row.starts_at, now, hours);
    return ok(isLate ? { type: 'deadlineExceeded', hours } : { type: 'unknownError' });
  }
  await cancelRow(call, row);
  return ok({ type: 'success' });
};

async function cancelRow(call: Call<Cancel>, row: OwnRow): Promise<void> {
  await releaseTime(call.tx, row, { cancelled_at: call.now, cancelled_by: 'patient' });
  await tellCancelled(call, row);
  await tellOtherGuardians(call, 'cancelled', row.starts_at);
  await call.note({ action: 'cancel', kind: 'appointment', id: row.id });
}
