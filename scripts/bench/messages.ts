import { type InboxLatency, measureInbox } from './messages/inbox.ts';
import { type LongPage, measureLongPages } from './messages/long-pages.ts';
import { measureMessages, type RoundResult } from './messages/round.ts';
import { table } from './table.ts';

export interface MessagesResult {
  readonly round: RoundResult;
  readonly inbox: readonly InboxLatency[];
  readonly pages: readonly LongPage[];
}

/** Random conversations at two processes, inboxes of different size, and pages with much on them. */
export async function measureConversations(port: number): Promise<MessagesResult> {
  return {
    round: await measureMessages(),
    inbox: await measureInbox(),
    pages: await measureLongPages(port),
  };
}

/** How much slower the largest inbox may be than the smallest: p95 to p95. */
const MOST_RATIO = 2;
/** Milliseconds for which a page may keep a slow phone from answering. */
const MOST_BLOCKING = 200;
/** Bytes that a document may have on its way. */
const MOST_DOCUMENT = 30_000;
/** Bytes of the document, its styles and the scripts until the page can be used. */
const MOST_UNTIL_INTERACTIVE = 150_000;

/** By category, how much slower the largest inbox is than the smallest. */
function ratios(inbox: readonly InboxLatency[]): number[] {
  return [...Map.groupBy(inbox, ({ category }) => category).values()].map((sizes) => {
    const [small, large] = sizes.toSorted((one, other) => one.threads - other.threads);
    return (large?.p95 ?? 0) / (small?.p95 ?? 1);
  });
}

export function isSound({ round, inbox, pages }: MessagesResult): boolean {
  const { lost, doubled, reordered, misplaced, shownWrongly, unlogged, errors } = round;
  const { filesUnscanned, filesLost, filesWaiting } = round;
  const ofMessages = lost + doubled + reordered + misplaced + shownWrongly + unlogged + errors;
  return (
    ofMessages + filesUnscanned + filesLost + filesWaiting === 0 &&
    ratios(inbox).every((ratio) => ratio <= MOST_RATIO) &&
    pages.every(isLight)
  );
}

function isLight({ tbt, bytes, documentBytes }: LongPage): boolean {
  return (
    tbt <= MOST_BLOCKING &&
    documentBytes > 0 &&
    documentBytes <= MOST_DOCUMENT &&
    bytes <= MOST_UNTIL_INTERACTIVE
  );
}

export function messagesTables({ round, inbox, pages }: MessagesResult): string {
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
    table(
      'Pages at a processor 4 × slower, median; aims: TBT ≤ 200, compressed document ≤ 30, all ≤ 150',
      ['page', 'TBT ms', 'longest task ms', 'CLS', 'LCP ms', 'document kB', 'with styles and scripts kB'],
      pages.map(({ page, tbt, longest, cls, lcp, bytes, documentBytes }) => [
        page,
        ms(tbt),
        ms(longest),
        cls.toFixed(3),
        ms(lcp),
        ms(documentBytes / 1000),
        ms(bytes / 1000),
      ]),
    ),
  ].join('\n');
}
