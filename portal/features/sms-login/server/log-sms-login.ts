import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Context, Scoped } from '#platform/context.ts';

/** Notes that the patient reads or changes how they come back to a session. */
export function logSmsLogin(tx: Scoped, context: Context, action: 'read' | 'change'): Promise<void> {
  return logAccess(tx, context, {
    patientId: patientOf(context),
    actor: actorOf(context),
    action,
    recordKind: 'sms-login',
  });
}
