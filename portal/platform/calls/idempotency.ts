import type { Context, Scoped } from '../context.ts';
import { problem } from './handler.ts';

const ANSWER = 'idempotency_keys.answer';

/** What was asked: its key stands for this request alone. */
export interface Request {
  /** The endpoint's key: `POST /api/reserve-appointment`. */
  readonly endpoint: string;
  readonly body: unknown;
}

type Reused = { readonly problem: 'idempotencyKeyReused' };

/**
 * Runs `work` once for each idempotency key of a caller, in the transaction that holds its effects:
 * pressed twice, retried after a time-out or sent by two tabs at once, the later requests wait and get
 * the first one's answer. Another body under the same key is a problem. An answer that is a problem
 * changed nothing and is not kept, so the same key may be tried again. Without a key it just runs.
 */
export async function once<A extends object>(
  context: Context,
  tx: Scoped,
  request: Request,
  work: () => Promise<A>,
): Promise<A | Reused> {
  const { idempotencyKey: key, vault } = context;
  if (key === null) return work();
  const owner = ownerOf(context);
  const requestHash = vault.hash(
    'idempotency_keys.request',
    JSON.stringify([request.endpoint, request.body]),
  );

  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, created_at: context.now })
    // Waits for a transaction that inserts the same key, until that one has an answer or has failed.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return replay<A>(context, tx, owner, key, requestHash);

  const answer = await work();
  const row = { owner, key };
  if ('problem' in answer) {
    await tx
      .deleteFrom('idempotency_keys')
      .where((where) => where.and(row))
      .execute();
  } else {
    const sealed = vault.seal(ANSWER, JSON.stringify(answer));
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: sealed })
      .where((where) => where.and(row))
      .execute();
  }
  return answer;
}

async function replay<A>(
  { vault }: Context,
  tx: Scoped,
  owner: Buffer,
  key: string,
  requestHash: Buffer,
): Promise<A | Reused> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!first.request_hash.equals(requestHash)) return problem('idempotencyKeyReused') as Reused;
  if (first.answer === null) throw new Error('An idempotency key was committed without its answer.');
  return JSON.parse(vault.open(ANSWER, first.answer)) as A;
}

/** A patient's keys are theirs on every device; a visitor's belong to the session. */
function ownerOf({ session, vault }: Context): Buffer {
  return session.patientId === null
    ? vault.hash('idempotency_keys.session', session.hash.toString('hex'))
    : vault.hash('idempotency_keys.patient', session.patientId);
}
