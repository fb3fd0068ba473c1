import { callName } from '#areas/person/shared/patients/server/contact-of.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Session } from '#platform/context.ts';
import { queueMessage } from '#platform/jobs/outgoing-message.ts';
import { guardianAsPatient } from './guardian-as-patient.ts';
import { type GuardianRow, isNameOf, readGuardianRows } from './guardian-details.ts';

/** The job that sends one notice: `{ patientId, messageId }`. */
export const SEND_GUARDIAN_NOTICE = 'send-guardian-notice';

/** What a guardian has done for a child. */
export type GuardianNews = 'booked' | 'moved' | 'cancelled' | 'contact' | 'guardians' | 'consents' | 'shared';

/** What the child's other guardians learn: enough to know that they should look, and never where. */
export interface GuardianNotice {
  readonly news: GuardianNews;
  /** The child's first name. */
  readonly child: string;
  /** Start of the appointment; null without one, and under a non-disclosure order. */
  readonly startsAt: string | null;
}

interface Reached {
  readonly email: string;
  readonly language: Language;
}

/**
 * Notifies a child's other guardians through the outbox, in the child's scope and in the transaction of the change.
 * The population register says who they are; a guardian who is a patient is reached at their own contact details,
 * others at those in the child's record. Does nothing when somebody acts for themself.
 */
export async function tellOtherGuardians(
  call: RecordCall,
  news: GuardianNews,
  startsAt: Date | null = null,
): Promise<void> {
  const { tx, patientId, brand } = call;
  const { actingFor } = call.session;
  if (!actingFor || actingFor.otherGuardians.length === 0) return;
  const child = await callName(call);
  const notice: GuardianNotice = {
    news,
    child,
    startsAt: actingFor.isProtected ? null : (startsAt?.toISOString() ?? null),
  };
  for (const [guardian, { email, language }] of await reach(call, actingFor.otherGuardians)) {
    await queueMessage(tx, call, SEND_GUARDIAN_NOTICE, {
      patientId,
      channel: 'email',
      template: 'guardian-notice',
      brand: brand.id,
      language,
      recipient: email,
      content: notice,
      addressedTo: guardian,
    });
  }
}

async function reach(
  call: RecordCall,
  guardians: readonly Buffer[],
): Promise<(readonly [Buffer, Reached])[]> {
  const { tx, vault, patientId, session } = call;
  const rows = await readGuardianRows(tx, vault, patientId);
  const { language } = await tx
    .selectFrom('patients')
    .select('language')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const reached: (readonly [Buffer, Reached])[] = [];
  const unknown: Buffer[] = [];
  for (const guardian of guardians) {
    const email = rows.find(({ personHash: hash }) => hash?.equals(guardian))?.details.emailAddress;
    const own = await guardianAsPatient(call, guardian);
    if (own?.email) reached.push([guardian, { email: own.email, language: own.language }]);
    else if (email) reached.push([guardian, { email, language }]);
    else unknown.push(guardian);
  }
  const [guardian, ...furtherGuardians] = unknown;
  const [row, ...furtherRows] = rows.filter((each) => mayBeAnothers(each, session));
  // One guardian and one name are left: they belong together.
  const isSure = furtherGuardians.length === 0 && furtherRows.length === 0;
  if (guardian && row?.details.emailAddress && isSure)
    reached.push([guardian, { email: row.details.emailAddress, language }]);
  return reached;
}

function mayBeAnothers({ personHash: hash, details }: GuardianRow, { person }: Session): boolean {
  return hash === null && !(person && isNameOf(details.name, person));
}
