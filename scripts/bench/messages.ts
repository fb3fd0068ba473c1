import { type InboxLatency, measureInbox } from './messages/inbox.ts';
import { measureMessages, type RoundResult } from './messages/round.ts';
import { table } from './table.ts';

export interface MessagesResult {
  readonly round: RoundResult;
  readonly inbox: readonly InboxLatency[];
}

/** Random conversations at two processes, and inboxes of different size. */
export async function measureConversations(): Promise<MessagesResult> {
  return { round: await measureMessages(), inbox: await measureInbox() };
}

export function isSound({ round }: MessagesResult): boolean {
  const { lost, doubled, reordered, misplaced, shownWrongly, unlogged } = round;
  return lost + doubled + reordered + misplaced + shownWrongly + unlogged === 0;
}

export function messagesTables({ round, inbox }: MessagesResult): string {
  const ms = (time: number) => time.toFixed(1);
  return [
    table(
      '500 patients and 50 professionals at two processes, one of them killed half-way',
      ['', 'count'],
      Object.entries(round).map(([name, count]) => [name, String(count)]),
    ),
    table(
      'The first page of an inbox, in milliseconds',
      ['category', 'conversations', 'p50', 'p95'],
      inbox.map(({ category, threads, p50, p95 }) => [category, String(threads), ms(p50), ms(p95)]),
    ),
  ].join('\n');
}
