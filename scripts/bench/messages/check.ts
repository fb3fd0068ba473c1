/** A message as the database has it. */
export interface KeptMessage {
  readonly thread: number;
  readonly text: string;
}

/** A message that was sent: its text has the thread, who sent it, and a number that grows with each of theirs. */
export interface SentMessage extends KeptMessage {
  readonly by: string;
  readonly nth: number;
}

/** What a round has left. */
export interface Checked {
  readonly sent: number;
  /** Sent and confirmed, and not there. */
  readonly lost: number;
  /** There more than once. */
  readonly doubled: number;
  /** There before one that the same sender had sent earlier. */
  readonly reordered: number;
  /** In a conversation other than the one that it was sent in. */
  readonly misplaced: number;
}

/**
 * Compares what was sent and confirmed with what is kept.
 *
 * @param kept in the order in which each conversation has them
 */
export function checkMessages(sent: readonly SentMessage[], kept: readonly KeptMessage[]): Checked {
  const places = new Map<string, number[]>();
  for (const { text, thread } of kept) places.set(text, [...(places.get(text) ?? []), thread]);
  const of = new Map(sent.map((message) => [message.text, message]));
  const last = new Map<string, number>();
  let reordered = 0;
  for (const { text, thread } of kept) {
    const message = of.get(text);
    if (!message) continue;
    const sender = `${message.by} in ${thread}`;
    if (message.nth < (last.get(sender) ?? -1)) reordered += 1;
    last.set(sender, message.nth);
  }
  return {
    sent: sent.length,
    lost: sent.filter(({ text }) => !places.has(text)).length,
    doubled: [...places.values()].filter((threads) => threads.length > 1).length,
    reordered,
    misplaced: sent.filter(({ text, thread }) => places.get(text)?.some((place) => place !== thread)).length,
  };
}
