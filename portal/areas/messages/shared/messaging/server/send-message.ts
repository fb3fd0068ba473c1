import { areReady, attach } from '#areas/messages/shared/attachments/server/attach.ts';
import type { Attaching } from '#areas/messages/shared/attachments/server/attachments.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { MessageContent } from '../thread.ts';
import { deleteDraft, NEW_THREAD } from './drafts.ts';
import { isRecipient } from './recipients.ts';
import { signatureOf } from './signature.ts';
import { addMessage, startThread } from './start-thread.ts';

/** What a customer sends. */
export interface Written {
  readonly content: string;
  readonly attachmentIds: readonly number[];
}

/** What has become of a message in a thread. */
export type SendOutcome =
  | { readonly type: 'sent'; readonly sentAt: string; readonly messageId: number }
  | { readonly type: 'threadNotFound' | 'threadClosed' | 'attachmentNotReady' };

/** What has become of a new conversation. */
export type StartOutcome =
  | { readonly type: 'sent'; readonly sentAt: string; readonly threadId: number }
  | { readonly type: 'recipientNotFound' | 'attachmentNotReady' };

/**
 * Sends a customer's message in a thread. Sent again under the same key, it is the one that was sent: the key stands with the message
 * for as long as that, longer than the answer to the call is kept.
 */
export async function sendMessage(
  call: RecordCall,
  threadId: number,
  written: Written,
): Promise<SendOutcome> {
  const { tx, patientId, idempotencyKey } = call;
  // Nobody closes it, or writes in it, until this is done.
  const thread = await tx
    .selectFrom('messaging_threads')
    .select('closed_at')
    .where('patient_id', '=', patientId)
    .where('id', '=', threadId)
    .forUpdate()
    .executeTakeFirst();
  if (!thread) return { type: 'threadNotFound' };
  const before = await sentBefore(call);
  if (before) return { type: 'sent', sentAt: before.created_at.toISOString(), messageId: before.id };
  if (thread.closed_at !== null) return { type: 'threadClosed' };
  if (!(await areReady(attachingOf(call), null, written.attachmentIds)))
    return { type: 'attachmentNotReady' };
  const sent = await addMessage(call, threadId, 'customer', contentOf(call, written), {
    clientKey: idempotencyKey,
  });
  await attach(call, { threadId, messageId: sent.id }, written.attachmentIds);
  await deleteDraft(call, threadId);
  return { type: 'sent', sentAt: sent.at.toISOString(), messageId: sent.id };
}

/** Starts a customer's conversation with a team. */
export async function startConversation(
  call: RecordCall,
  { title, teamId, written }: { readonly title: string; readonly teamId: string; readonly written: Written },
): Promise<StartOutcome> {
  const { idempotencyKey, session, now } = call;
  const before = await sentBefore(call);
  if (before) return { type: 'sent', sentAt: before.created_at.toISOString(), threadId: before.thread_id };
  if (!(await isRecipient(call, teamId))) return { type: 'recipientNotFound' };
  if (!(await areReady(attachingOf(call), null, written.attachmentIds)))
    return { type: 'attachmentNotReady' };
  const threadId = await startThread(call, {
    type: 'customer',
    title: title.trim(),
    firstMessage: contentOf(call, written),
    teamId,
    byGuardian: session.actingFor !== null,
    guardianId: session.actingFor && session.ownPatientId,
    clientKey: idempotencyKey,
  });
  const first = await call.tx
    .selectFrom('thread_messages')
    .select('id')
    .where('patient_id', '=', call.patientId)
    .where('thread_id', '=', threadId)
    .executeTakeFirstOrThrow();
  await attach(call, { threadId, messageId: first.id }, written.attachmentIds);
  await deleteDraft(call, NEW_THREAD);
  return { type: 'sent', sentAt: now.toISOString(), threadId };
}

/** The message that was sent under the key of a call. */
export async function sentBefore({
  tx,
  patientId,
  idempotencyKey,
}: RecordCall): Promise<{ id: number; thread_id: number; created_at: Date } | undefined> {
  if (idempotencyKey === null) return undefined;
  return tx
    .selectFrom('thread_messages')
    .select(['id', 'thread_id', 'created_at'])
    .where('patient_id', '=', patientId)
    .where('author', '=', 'customer')
    .where('client_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** A guardian's name stands with what they write; the patient's own messages have none. */
function contentOf({ session }: RecordCall, { content }: Written): MessageContent {
  const { actingFor, person } = session;
  const text = content.replaceAll('\r\n', '\n').trim();
  return actingFor && person ? { text, signature: signatureOf(person) } : { text };
}

/** The files of the caller's own drafts. */
function attachingOf(call: RecordCall): Attaching {
  return { ...call, authorId: null, byGuardian: call.session.actingFor !== null };
}
