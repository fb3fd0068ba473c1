import { CHAT_RIGHTS } from '#areas/messages/shared/chats/chat.ts';
import { sendMessage } from '#areas/messages/shared/messaging/server/send-message.ts';
import { openingAt } from '#contract/time/service-hours.ts';
import { implement, ok, problem, type Service } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { latestMessageOf, runningChat, startChat, teamOf } from './threads.ts';

/**
 * The chats' calls.
 *
 * @param isOpen false while conversations are maintained
 */
export function chatService(isOpen: boolean): Service<typeof endpoints> {
  return implement(endpoints, {
    async 'GET /api/chats/{chat}'(call, { params: { chat } }) {
      const running = isOpen ? await runningChat(call, chat) : null;
      const threadId = running?.id ?? null;
      if (!(await call.rights()).includes(CHAT_RIGHTS[chat]))
        return ok({ state: 'notAllowed' as const, changesAt: null, threadId });
      if (!isOpen || !(await teamOf(call, chat)))
        return ok({ state: 'offline' as const, changesAt: null, threadId });
      const { isOpen: isAnswered, changesAt } = openingAt('chat', call.now);
      return ok({
        state: isAnswered ? ('open' as const) : ('closed' as const),
        changesAt: changesAt.toISOString(),
        threadId,
      });
    },
    async 'POST /api/chats/{chat}'(call, { params: { chat }, body: { content } }) {
      if (!(await call.rights()).includes(CHAT_RIGHTS[chat])) return problem('forbidden');
      const team = isOpen ? await teamOf(call, chat) : null;
      if (!team) return ok({ type: 'offline' as const });
      const { isOpen: isAnswered, changesAt } = openingAt('chat', call.now);
      if (!isAnswered) return ok({ type: 'closed' as const, opensAt: changesAt.toISOString() });
      const running = await runningChat(call, chat);
      // Somebody may close it in this moment: what is said then begins another.
      const sent = running && (await sendMessage(call, running.id, { content, attachmentIds: [] }));
      const threadId =
        running && sent?.type === 'sent' ? running.id : await startChat(call, chat, team, content);
      await call.note({ action: 'create', kind: 'message', id: threadId });
      return ok({ type: 'sent' as const, threadId });
    },
    async 'GET /api/chats/threads/{id}/latest'(call, { params: { id } }) {
      const messageId = await latestMessageOf(call, id);
      return messageId === null ? problem('notFound') : ok({ messageId });
    },
  });
}
