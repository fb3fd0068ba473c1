import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Context, Scoped } from '#platform/context.ts';

/** The kinds of record of this feature, as the access log names them. */
type RecordKind = 'patient' | 'guardians' | 'consents' | 'access-log' | 'patient-data' | 'deletion-request';

/** Notes that the patient reads or changes something of their own, or a guardian for them. */
export function logOwnAccess(
  tx: Scoped,
  context: Context,
  action: 'read' | 'create' | 'change',
  recordKind: RecordKind,
): Promise<void> {
  const patientId = patientOf(context);
  return logAccess(tx, context, { patientId, actor: actorOf(context), action, recordKind });
}
