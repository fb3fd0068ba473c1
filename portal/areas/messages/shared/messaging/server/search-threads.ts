import { comparable, excerptOf } from '../excerpt.ts';
import { MOST_FOUND, MOST_SEARCHED } from '../limits.ts';
import type { Reading } from './reading.ts';
import { openMessage, openTitle } from './sealed-messages.ts';

/** A place where what was searched for stands. */
export interface Hit {
  readonly threadId: number;
  readonly title: string;
  /** Null: in the title. */
  readonly messageId: number | null;
  readonly created: string;
  readonly excerpt: string;
}

/** What a search has found. */
export interface ThreadSearch {
  /** There are more places than these, or older messages that were not looked through. */
  readonly isCut: boolean;
  readonly hits: readonly Hit[];
}

/**
 * Where a text stands in the patient's conversations, the latest first. The database cannot read what is sealed: the latest messages
 * are opened one after another, within the patient's own.
 */
export async function searchThreads(call: Reading, text: string): Promise<ThreadSearch> {
  const { tx, vault, patientId } = call;
  const wanted = comparable(text.trim());
  const threads = await tx
    .selectFrom('messaging_threads')
    .select(['id', 'title', 'created_at'])
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SEARCHED)
    .execute();
  const titles = new Map(threads.map(({ id, title }) => [id, openTitle(vault, title)]));
  const messages = await tx
    .selectFrom('thread_messages')
    .select(['id', 'thread_id', 'content', 'created_at'])
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SEARCHED + 1)
    .execute();
  const inTitles = threads.flatMap(({ id, created_at }): Hit[] => {
    const title = titles.get(id) ?? '';
    const excerpt = excerptOf(title, wanted);
    return excerpt === null
      ? []
      : [{ threadId: id, title, messageId: null, created: created_at.toISOString(), excerpt }];
  });
  const inMessages = messages.slice(0, MOST_SEARCHED).flatMap(({ id, thread_id, content, created_at }) => {
    const excerpt = excerptOf(openMessage(vault, content).text, wanted);
    const title = titles.get(thread_id) ?? '';
    return excerpt === null
      ? []
      : [{ threadId: thread_id, title, messageId: id, created: created_at.toISOString(), excerpt }];
  });
  const all = [...inTitles, ...inMessages].toSorted((one, other) => other.created.localeCompare(one.created));
  return {
    isCut: all.length > MOST_FOUND || messages.length > MOST_SEARCHED,
    hits: all.slice(0, MOST_FOUND),
  };
}
