import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { type Message, READ } from '../states/calls.ts';
import { threadOf } from '../states/thread-calls.ts';

/** Shows a message that was sent at once, until the conversation is asked for again. */
export function useSentMessage(): (
  threadId: string,
  sent: Pick<Message, 'id' | 'created' | 'content'>,
) => void {
  const setAnswer = useSetAnswer();
  return (threadId, sent) => {
    const message: Message = {
      ...sent,
      author: { type: 'customer', name: null, title: null },
      isRead: false,
      deleted: false,
      deletedBy: null,
      deletedAt: null,
      deletedReason: null,
      attachments: [],
      questionnaireInvitation: null,
    };
    setAnswer(
      READ,
      (before) => {
        const thread = before?.data.thread;
        if (!thread) return before;
        const messages = [...thread.messages, message];
        const messageCount = thread.messageCount + 1;
        return { data: { ...before.data, thread: { ...thread, draft: null, messageCount, messages } } };
      },
      threadOf(threadId),
    );
  };
}
