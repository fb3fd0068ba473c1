import { call, type DeclaredCall } from '#client/calls/call.ts';

/** What `AppointmentsBlock` shows. */
export function appointmentsBlockCalls(): readonly DeclaredCall[] {
  return [call('GET /api/own-appointments')];
}
