import { CHAT_TITLES, type Chat } from '#areas/messages/shared/chats/chat.ts';
import { sentBefore } from '#areas/messages/shared/messaging/server/send-message.ts';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import type { RecordCall } from '#platform/calls/call.ts';

type Reading = Pick<RecordCall, 'tx' | 'patientId'>;

/** The team that answers a chat in this brand; null: nobody does. */
export async function teamOf(
  { tx, brand }: Pick<RecordCall, 'tx' | 'brand'>,
  chat: Chat,
): Promise<string | null> {
  const row = await tx
    .selectFrom('care_teams')
    .select('id')
    .where('brand', '=', brand.id)
    .where('chat', '=', chat)
    .orderBy('place')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The patient's conversation in a chat that goes on; null: none. */
export async function runningChat(
  { tx, patientId }: Reading,
  chat: Chat,
): Promise<{ readonly id: number } | null> {
  const row = await tx
    .selectFrom('messaging_threads')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('chat', '=', chat)
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Begins a conversation in a chat; sent again under the same key it is the one that there is. */
export async function startChat(
  call: RecordCall,
  chat: Chat,
  teamId: string,
  content: string,
): Promise<number> {
  const before = await sentBefore(call);
  if (before) return before.thread_id;
  return startThread(call, {
    type: 'customer',
    title: CHAT_TITLES[chat],
    firstMessage: { text: content.replaceAll('\r\n', '\n') },
    teamId,
    chat,
    clientKey: call.idempotencyKey,
  });
}

/** The latest message of one of the patient's conversations; null: the patient has no such conversation. */
export async function latestMessageOf({ tx, patientId }: Reading, threadId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('thread_messages')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('thread_id', '=', threadId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}
