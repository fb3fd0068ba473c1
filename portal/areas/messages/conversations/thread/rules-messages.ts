import { answerDay } from '#areas/messages/shared/messaging/promise.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Message } from '../states/calls.ts';

/** The first message of somebody else that the reader has not seen; undefined: none. */
export function firstUnreadOf(messages: readonly Message[]): string | undefined {
  return messages.find(({ author, isRead, deleted }) => author.type !== 'customer' && !isRead && !deleted)
    ?.id;
}

/** The day by which the clinic answers: counted from the first message that nobody has answered. Null: nobody waits. */
export function answerDayOf(messages: readonly Message[]): string | null {
  const answered = messages.findLastIndex(({ author }) => author.type !== 'customer');
  const waiting = messages.slice(answered + 1).find(({ deleted }) => !deleted);
  return waiting ? answerDay(new Date(waiting.created)) : null;
}

/** Messages by the day on which they were written, in their order. */
export function messagesByDay(
  messages: readonly Message[],
): readonly { readonly day: string; readonly messages: readonly Message[] }[] {
  const days = Map.groupBy(messages, ({ created }) => helsinkiDay(new Date(created)));
  return [...days].map(([day, written]) => ({ day, messages: written }));
}
