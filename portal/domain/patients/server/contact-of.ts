import type { Language } from '#contract/language/language.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { continueFor } from '#platform/database/scope.ts';
import { patientOf } from './patient-of.ts';
import { openPatient } from './patient-record.ts';

/** Who hears of what a request does, and pays for it. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly allowsBookingSms: boolean;
  readonly isCreditworthy: boolean;
  /** What the child is called for whom they act, so that a message says whose matter it is; null in their own. */
  readonly child: string | null;
}

/**
 * The patient in whose scope the transaction is; while a guardian acts for a child, the guardian, as far as they are a
 * patient themself. The transaction is in the patient's scope again afterwards.
 */
export async function contactOf(tx: Scoped, context: Context): Promise<Contact> {
  const patientId = patientOf(context);
  const { actingFor, ownPatientId } = context.session;
  const contact = actingFor && ownPatientId ? ownPatientId : patientId;
  const child = actingFor ? await callName(tx, context, patientId) : null;
  // The session says that both are theirs to act for.
  if (contact !== patientId) await continueFor(tx, contact);
  const row = await tx
    .selectFrom('patients')
    .select(['email', 'phone', 'language', 'allows_booking_sms', 'is_creditworthy'])
    .where('id', '=', contact)
    .executeTakeFirstOrThrow();
  if (contact !== patientId) await continueFor(tx, patientId);
  const { email, phone } = openPatient(context.vault, row);
  return {
    email,
    phone,
    language: row.language,
    allowsBookingSms: row.allows_booking_sms,
    isCreditworthy: row.is_creditworthy,
    child,
  };
}

/** The first of somebody's names: enough to tell a family's children apart, and no more than that. */
export async function callName(tx: Scoped, { vault }: Context, patientId: string): Promise<string> {
  const row = await tx
    .selectFrom('patients')
    .select('first_names')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  return openPatient(vault, row).first_names.split(' ', 1).join();
}
