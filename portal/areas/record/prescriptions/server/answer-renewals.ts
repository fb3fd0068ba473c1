import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { RenewalAnswer } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { makeNews } from '#areas/record/shared/health-record/server/announce.ts';
import { brandOf } from '#brands/registry.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { medicinesOf } from './medicines.ts';
import { prescriptionWords } from './prescription-blocks.ts';
import { answerText } from './renewal-text.ts';

/** Who has decided it: signs the message, and is named in the access log. */
export interface Decider {
  /** Of the practitioner. */
  readonly id: number;
  readonly name: string;
  /** Whose message it is, of those who answer in the workspace; null: the practitioner is none of them. */
  readonly authorId: number | null;
}

export type AnswerOutcome =
  | 'answered'
  /** It had this answer already. */
  | 'unchanged'
  /** It has another answer, which stands: the patient may have read it. */
  | 'answeredOtherwise'
  /** No request has this number. */
  | 'none';

interface Parts {
  readonly vault: Vault;
  readonly now: Date;
}

/**
 * As the schema's owner, for the clinic: answers requests by their numbers. For each message of a patient the answer is one
 * message in its conversation, and the prescriptions are news.
 */
export function answerRenewals(
  owner: Kysely<Tables>,
  parts: Parts,
  ids: readonly number[],
  given: { readonly answer: RenewalAnswer; readonly by: Decider },
): Promise<ReadonlyMap<number, AnswerOutcome>> {
  return owner.transaction().execute(async (tx) => {
    // In the order of the workspace, which locks the conversation before it answers the requests.
    await sql`
      select from messaging_threads as thread
      where (patient_id, id) in (select patient_id, thread_id from renewal_requests where id = any (${[...ids]}::bigint[]))
      order by patient_id, id for update`.execute(tx);
    // Two who answer the same do so one after the other: the second one finds it answered.
    const requests = await tx
      .selectFrom('renewal_requests')
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    const open = Map.groupBy(
      requests.filter(({ outcome }) => outcome === null),
      ({ thread_id }) => thread_id,
    );
    for (const together of open.values()) await answerTogether(tx, parts, together, given);
    const known = new Map(requests.map((request) => [request.id, outcomeOf(request, given.answer)]));
    return new Map(ids.map((id) => [id, known.get(id) ?? 'none']));
  });
}

type Request = Selectable<Tables['renewal_requests']>;

function outcomeOf({ outcome, refusal_reason }: Request, answer: RenewalAnswer): AnswerOutcome {
  if (outcome === null) return 'answered';
  const isSame = outcome === answer.outcome && refusal_reason === reasonOf(answer);
  return isSame ? 'unchanged' : 'answeredOtherwise';
}

const reasonOf = (answer: RenewalAnswer) => (answer.outcome === 'declined' ? answer.reason : null);

/** Answers requests of one message. */
async function answerTogether(
  tx: Transaction<Tables>,
  { vault, now }: Parts,
  requests: readonly Request[],
  { answer, by }: { readonly answer: RenewalAnswer; readonly by: Decider },
): Promise<void> {
  const [first] = requests;
  if (!first) return;
  const { patient_id: patientId, thread_id: threadId, brand } = first;
  const { language } = await tx
    .selectFrom('patients')
    .select('language')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const words = prescriptionWords(brandOf(brand), language);
  const recordIds = requests.map(({ record_id }) => record_id);
  const text = answerText(await medicinesOf({ tx, vault, patientId }, recordIds, words), answer, words);
  const message = { text, signature: by.name };
  await addMessage({ tx, vault, now, patientId }, threadId, 'professional', message, {
    authorId: by.authorId,
  });
  await tx
    .updateTable('renewal_requests')
    .set({ outcome: answer.outcome, refusal_reason: reasonOf(answer), answered_at: now })
    .where(
      'id',
      'in',
      requests.map(({ id }) => id),
    )
    .execute();
  await makeNews(
    tx,
    now,
    recordIds.map((id) => ({ patient_id: patientId, id })),
  );
  await logAccess(
    tx,
    { now, requestId: null },
    {
      patientId,
      actor: { kind: 'professional', id: String(by.authorId ?? by.id) },
      action: 'change',
      recordKind: 'prescription-renewal',
      recordId: threadId,
    },
  );
}
