import { logAccess } from '#platform/access-log.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { actorOf, patientOf } from '#platform/patient-of.ts';

/** Notes that the patient reads or changes how they come back to a session. */
export function logSmsLogin(tx: Scoped, context: Context, action: 'read' | 'change'): Promise<void> {
  return logAccess(tx, context, {
    patientId: patientOf(context),
    actor: actorOf(context),
    action,
    recordKind: 'sms-login',
  });
}
