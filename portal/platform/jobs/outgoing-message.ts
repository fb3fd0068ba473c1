import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { InScope, Scoped, Vault } from '../context.ts';
import { onceAvailable } from '../database/once-available.ts';
import type { Tables } from '../tables.ts';
import { enqueue, type JobPayload } from './outbox.ts';

/** A message to a patient; its contents are fixed when it is queued. */
export interface OutgoingMessage {
  readonly patientId: string;
  readonly channel: 'email' | 'sms' | 'push';
  /** Which text it is; the feature that sends it knows them. */
  readonly template: string;
  readonly brand: BrandId;
  readonly language: Language;
  /** An e-mail address, a phone number or the number of a device. */
  readonly recipient: string;
  /** What the text is filled with. */
  readonly content: object;
  /** A message that there is already under this id is not written again. Default: an id of its own. */
  readonly id?: string;
  /** `personHash` of who it is for, where that is not the patient: nobody else is shown what it says. */
  readonly addressedTo?: Buffer | null;
}

/** How long a message that has been sent waits for a database that is away, to note it. */
const NOTE_PATIENCE_MS = 600_000;

/** A message as a job gets it. */
export interface QueuedMessage extends Omit<Selectable<Tables['messages']>, 'content'> {
  readonly content: unknown;
}

/**
 * Leaves a message for after the commit, in the patient's scope, sealed. The job `task` gets
 * `{ patientId, messageId }` and needs nothing else.
 */
export async function queueMessage(
  tx: Scoped,
  parts: { readonly vault: Vault; readonly now: Date },
  task: string,
  message: OutgoingMessage,
): Promise<void> {
  const { id = randomUUID() } = message;
  await writeMessage(tx, parts, id, message);
  await enqueue(tx, task, { patientId: message.patientId, messageId: id });
}

/** Lays a message down, sealed, in the patient's scope, for a job that knows its id; one that is there already stays. */
export async function writeMessage(
  tx: Scoped,
  { vault, now }: { readonly vault: Vault; readonly now: Date },
  id: string,
  message: OutgoingMessage,
): Promise<void> {
  const { patientId, channel, template, brand, language, recipient, content } = message;
  await tx
    .insertInto('messages')
    .values({
      patient_id: patientId,
      id,
      channel,
      template,
      brand,
      language,
      recipient: vault.seal('messages.recipient', recipient),
      content: vault.seal('messages.content', JSON.stringify(content)),
      addressed_to: message.addressedTo ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Delivery {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly now: () => Date;
}

/**
 * Sends a queued message unless it has been sent or its worker no longer stands behind the job (`signal`), and notes it.
 * A message may be handed over twice when a process dies between sending and noting it; its identity is the same then,
 * and its receiver shows it once.
 */
export async function deliverMessage(
  { inScope, vault, now }: Delivery,
  payload: JobPayload,
  signal: AbortSignal,
  send: (message: QueuedMessage) => Promise<void>,
): Promise<void> {
  const patientId = String(payload.patientId);
  const id = String(payload.messageId);
  const message = await inScope({ patientId }, (tx) =>
    tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  if (!message || message.sent_at !== null) return;
  signal.throwIfAborted();
  await send(openMessage(vault, message));
  const sentAt = now();
  const note = () =>
    inScope({ patientId }, (tx) =>
      tx.updateTable('messages').set({ sent_at: sentAt }).where('id', '=', id).execute(),
    );
  await onceAvailable(note, { patienceMs: NOTE_PATIENCE_MS });
}

/** A message's row in plain text. */
export function openMessage(vault: Vault, message: Selectable<Tables['messages']>): QueuedMessage {
  return {
    ...message,
    recipient: vault.open('messages.recipient', message.recipient),
    content: JSON.parse(vault.open('messages.content', message.content)),
  };
}
