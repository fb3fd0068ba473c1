import type { IsOpen } from '#areas/messages/shared/breaks/server/breaks.ts';
import type {
  PrescriptionAnswers,
  RenewalAnswers,
} from '#areas/messages/shared/messaging/renewal-answers.ts';
import { deleteDraft, NEW_THREAD, saveDraft } from '#areas/messages/shared/messaging/server/drafts.ts';
import type { FirstMessages } from '#areas/messages/shared/messaging/server/first-messages.ts';
import { hasThread, markThreadRead } from '#areas/messages/shared/messaging/server/mark-read.ts';
import {
  sendMessage,
  startConversation,
  type Written,
} from '#areas/messages/shared/messaging/server/send-message.ts';
import { countUnread } from '#areas/messages/shared/messaging/server/unread.ts';
import type { AnswerQuestionnaire } from '#areas/messages/shared/questionnaires/server/answer-questionnaire.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { Checked } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { RollbackWithAnswer } from '#platform/calls/rollback-with-answer.ts';
import type { CustomerMessagingApi } from '../contract.ts';
import { attachmentMutations } from './attachment-resolvers.ts';
import { type Resolvers, runOperation } from './run-operation.ts';

type Mutation = CustomerMessagingApi['POST /api/customer-messaging'];
type Data = SuccessBody<Mutation>['data'];

interface NewMessage {
  readonly content: string;
  readonly attachmentIds: readonly string[];
}

/** What the mutations get: GraphQL's ids are texts. */
interface NewThread {
  readonly title: string;
  readonly participantIds: readonly string[];
  readonly firstMessage:
    | { readonly renewal: RenewalAnswers<PrescriptionAnswers & { readonly id: string }> }
    | { readonly renewal?: undefined; readonly message: NewMessage };
}

interface Reply {
  readonly threadId: string;
  readonly message: NewMessage;
}

interface ReadMark {
  readonly threadId: string;
  readonly lastMessageId: string;
}

interface Draft {
  readonly threadId?: string | null;
  readonly draft: { readonly title: string; readonly content: string; readonly recipientId?: string | null };
}

interface GivenAnswers {
  readonly questionnaireInvitationId: string;
  readonly answers: string;
}

/** What is answered while conversations are maintained. */
const maintained = () => ({ type: 'maintenance-mode' });
const CLOSED: Resolvers = {
  sendMessageInNewThread: maintained,
  sendMessage: maintained,
  markThreadRead: maintained,
  saveDraft: maintained,
  createAttachmentUpload: maintained,
  renewAttachmentUpload: maintained,
  finishAttachmentUpload: maintained,
};

/** What does the mutations, beside what messaging does itself. */
export interface MutationParts {
  readonly firstMessages: FirstMessages;
  readonly answerQuestionnaire: AnswerQuestionnaire;
  readonly storage: ObjectStorage;
  /** Resolves to false while conversations are maintained; questionnaires have a setting and breaks of their own. */
  readonly isOpen: IsOpen;
}

/** `POST /api/customer-messaging`. A thread and what it asks for are made together, or nothing is. */
export function mutate(parts: MutationParts): Handler<Mutation> {
  const { firstMessages, answerQuestionnaire, storage, isOpen } = parts;
  return async (call, { body: { query, variables } }) => {
    const resolvers = {
      async sendMessageInNewThread({ title, participantIds: [teamId = ''], firstMessage }: NewThread) {
        if (firstMessage.renewal) {
          const { prescriptions, otherMedicines } = firstMessage.renewal;
          const asked = prescriptions.map((each) => ({ ...each, id: Number(each.id) }));
          return bodyOf(await firstMessages.renewal(call, { prescriptions: asked, otherMedicines }));
        }
        const outcome = await startConversation(call, {
          title,
          teamId,
          written: writtenOf(firstMessage.message),
        });
        if (outcome.type === 'sent')
          await call.note({ action: 'create', kind: 'message', id: outcome.threadId });
        return outcome;
      },
      async sendMessage({ threadId, message }: Reply) {
        const outcome = await sendMessage(call, Number(threadId), writtenOf(message));
        if (outcome.type === 'sent') await call.note({ action: 'create', kind: 'message', id: threadId });
        return outcome;
      },
      async markThreadRead({ threadId, lastMessageId }: ReadMark) {
        const isFound = await markThreadRead(call, Number(threadId), Number(lastMessageId));
        return isFound ? { type: 'read', unreadCount: await countUnread(call) } : { type: 'threadNotFound' };
      },
      async saveDraft({ threadId, draft: { title, content, recipientId = null } }: Draft) {
        const id = Number(threadId ?? NEW_THREAD);
        if (id !== NEW_THREAD && !(await hasThread(call, id))) return { type: 'threadNotFound' };
        await saveDraft(call, id, { title, content, recipientId });
        return { type: 'saved', savedAt: call.now.toISOString() };
      },
      async deleteDraft({ threadId }: Pick<Draft, 'threadId'>) {
        await deleteDraft(call, Number(threadId ?? NEW_THREAD));
        return { type: 'deleted' };
      },
      async answerQuestionnaire({ questionnaireInvitationId, answers }: GivenAnswers) {
        return bodyOf(await answerQuestionnaire(call, { id: Number(questionnaireInvitationId), answers }));
      },
      ...attachmentMutations(call, storage),
      ...(!(await isOpen(call)) && CLOSED),
    };
    try {
      return ok({ data: (await runOperation(query, resolvers, variables)) as Data });
    } catch (error) {
      if (error instanceof RefusedFields) return problem('invalidFields', error.fields);
      if (error instanceof RollbackWithAnswer)
        throw new RollbackWithAnswer({ data: { sendMessageInNewThread: error.body } }, error.cause);
      throw error;
    }
  };
}

function writtenOf({ content, attachmentIds }: NewMessage): Written {
  return { content, attachmentIds: attachmentIds.map(Number) };
}

function bodyOf<Body>(answer: Checked<Body>): Body {
  if ('body' in answer) return answer.body;
  throw new RefusedFields(answer.errors);
}

/** What was sent is not taken as it is. */
class RefusedFields extends Error {
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super('Some fields are wrong.');
    this.fields = fields;
  }
}
