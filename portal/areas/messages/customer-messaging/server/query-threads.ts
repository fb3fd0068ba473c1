import type { IsOpen } from '#areas/messages/shared/breaks/server/breaks.ts';
import { NEW_THREAD, openDraftOf, readDraft } from '#areas/messages/shared/messaging/server/drafts.ts';
import {
  countThreads,
  readThread,
  readThreads,
} from '#areas/messages/shared/messaging/server/read-threads.ts';
import { readRecipients } from '#areas/messages/shared/messaging/server/recipients.ts';
import { searchThreads } from '#areas/messages/shared/messaging/server/search-threads.ts';
import { countUnread } from '#areas/messages/shared/messaging/server/unread.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { CustomerMessagingApi } from '../contract.ts';
import { attachmentQueries } from './attachment-resolvers.ts';
import { type Resolvers, runOperation } from './run-operation.ts';

type Query = CustomerMessagingApi['GET /api/customer-messaging'];
type Data = SuccessBody<Query>['data'];

/** What is answered while conversations are maintained. */
const CLOSED: Resolvers = {
  messagingStatus: () => 'maintenance-mode',
  unreadCount: () => 0,
  threads: () => [],
  threadCount: () => 0,
  thread: () => null,
  recipients: () => [],
  draft: () => null,
  searchThreads: () => ({ isCut: false, hits: [] }),
  draftAttachments: () => [],
  attachmentDownloadUrl: () => ({ type: 'maintenance-mode' }),
};

/**
 * `GET /api/customer-messaging`. A conversation of somebody else's is not found.
 *
 * @param isOpen resolves to false while conversations are maintained
 */
export function queryThreads(isOpen: IsOpen, storage: ObjectStorage): Handler<Query> {
  return async (call, { query: { query, ...given } }) => {
    const variables = 'variables' in given ? given.variables : undefined;
    if (!(await isOpen(call))) return ok({ data: (await runOperation(query, CLOSED, variables)) as Data });
    const note = (id?: number) =>
      call.note({ action: 'read', kind: 'conversations', ...(id !== undefined && { id }) });
    const resolvers = {
      messagingStatus: () => 'operational',
      unreadCount: () => countUnread(call),
      async threads({ first }: { first?: number }) {
        await note();
        return readThreads(call, first);
      },
      threadCount: () => countThreads(call),
      async thread({ id, last }: { id: string; last?: number }) {
        const thread = await readThread(call, Number(id), last);
        if (thread) await note(thread.id);
        return thread;
      },
      recipients: () => readRecipients(call),
      async draft() {
        const draft = await readDraft(call, NEW_THREAD);
        return draft && { ...openDraftOf(call, draft), updatedAt: draft.updated_at.toISOString() };
      },
      async searchThreads({ text }: { text: string }) {
        await note();
        return searchThreads(call, text);
      },
      ...attachmentQueries(call, storage, note),
    };
    const data = (await runOperation(query, resolvers, variables)) as Data;
    return data.thread === null ? problem('notFound') : ok({ data });
  };
}
