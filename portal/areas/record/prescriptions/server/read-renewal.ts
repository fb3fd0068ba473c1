import type { Kysely } from 'kysely';
import { readThread } from '#areas/messages/shared/messaging/server/read-threads.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { brandOf } from '#brands/registry.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { medicinesOf } from './medicines.ts';
import { prescriptionWords } from './prescription-blocks.ts';

/** What who decides has to know. */
export interface ReadRenewal {
  readonly patient: { readonly name: string; readonly identityCode: string };
  /** Every request of the message, by number, with the medicine that it is for. */
  readonly requests: readonly { readonly id: number; readonly medicine: string; readonly isOpen: boolean }[];
  /** The conversation, the first message first. */
  readonly messages: readonly string[];
}

/**
 * As the schema's owner, for the clinic: the message with a request, and whose it is. It is sealed, so nobody else can read it;
 * that it was read stands in the access log.
 *
 * @returns null if no request has this number
 */
export function readRenewal(
  owner: Kysely<Tables>,
  { vault, now }: { readonly vault: Vault; readonly now: Date },
  id: number,
  practitionerId: number,
): Promise<ReadRenewal | null> {
  return owner.transaction().execute(async (tx) => {
    const asked = await tx.selectFrom('renewal_requests').selectAll().where('id', '=', id).executeTakeFirst();
    if (!asked) return null;
    const { patient_id: patientId, thread_id: threadId, brand } = asked;
    const reader = { tx, vault, patientId, language: 'fi' } as const;
    const { first_names, last_name, identity_code } = await readPatient(reader, [
      'first_names',
      'last_name',
      'identity_code',
    ]);
    const requests = await tx
      .selectFrom('renewal_requests')
      .select(['id', 'record_id', 'outcome'])
      .where('patient_id', '=', patientId)
      .where('thread_id', '=', threadId)
      .orderBy('id')
      .execute();
    const recordIds = requests.map(({ record_id }) => record_id);
    const medicines = await medicinesOf(reader, recordIds, prescriptionWords(brandOf(brand), 'fi'));
    const thread = await readThread(reader, threadId);
    await logAccess(
      tx,
      { now, requestId: null },
      {
        patientId,
        actor: { kind: 'professional', id: String(practitionerId) },
        action: 'read',
        recordKind: 'prescription-renewal',
        recordId: threadId,
      },
    );
    return {
      patient: { name: `${first_names} ${last_name}`, identityCode: identity_code },
      requests: requests.map((request, index) => ({
        id: request.id,
        medicine: medicines[index] ?? '',
        isOpen: request.outcome === null,
      })),
      messages: thread?.messages.map(({ content }) => content) ?? [],
    };
  });
}
