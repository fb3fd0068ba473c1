import { z } from 'zod';
import { CHATS } from '#areas/messages/shared/chats/chat.ts';
import { LONGEST_MESSAGE } from '#areas/messages/shared/messaging/limits.ts';
import { idSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

const moment = z.iso.datetime();
const params = z.object({ chat: z.enum(CHATS) });

export const chatSchema = z.object({
  /** `offline`: conversations are maintained, or nobody answers this chat. `notAllowed`: the caller may begin none. */
  state: z.enum(['open', 'closed', 'offline', 'notAllowed']),
  /** When it closes or opens next; null where its hours change nothing for the caller. */
  changesAt: moment.nullable(),
  /** The caller's conversation that goes on; null: none. */
  threadId: z.number().nullable(),
});
export type ChatState = z.infer<typeof chatSchema>;

export const endpoints = {
  'GET /api/chats/{chat}': endpoint({
    summary: 'Whether a chat is answered at the moment, and the caller’s conversation in it that goes on.',
    access: 'patient',
    needs: 'customer-messaging-enabled',
    asksRights: true,
    record: { none: 'when a chat is answered, and that a conversation goes on: nothing of what it says' },
    params,
    success: chatSchema,
  }),
  'POST /api/chats/{chat}': endpoint({
    summary: 'Sends a message to a chat: in the conversation that goes on, or in a new one.',
    access: 'patient',
    needs: 'customer-messaging-enabled',
    asksRights: true,
    record: { creates: 'message' },
    params,
    body: z.object({ content: z.string().trim().min(1).max(LONGEST_MESSAGE) }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('sent'), threadId: z.number() }),
      /** Nobody answers now. `opensAt`: when somebody does. */
      z.object({ type: z.literal('closed'), opensAt: moment }),
      z.object({ type: z.literal('offline') }),
    ]),
  }),
  'GET /api/chats/threads/{id}/latest': endpoint({
    summary: 'The id of the latest message in a conversation: for programs that wait for the next one.',
    access: 'patient',
    needs: 'customer-messaging-enabled',
    record: { none: 'that there is a message, and nothing of what it says; the menu counts it, too' },
    params: z.object({ id: idSchema }),
    success: z.object({ messageId: z.number() }),
    problems: ['notFound'],
  }),
} as const;

export type ChatsApi = typeof endpoints;
