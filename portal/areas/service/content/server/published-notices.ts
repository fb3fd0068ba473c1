import { sql } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import type { NoticeContent } from '../rules.ts';

/** A notice that patients may read. */
export interface PublishedNotice {
  readonly id: number;
  readonly content: NoticeContent;
}

/** Milliseconds for which what was read is good: so late at most does another process show what was published by this one. */
const GOOD_FOR_MS = 5000;

/** What a process knows of the notices of each brand, without asking the database for each page. */
export interface PublishedNotices {
  readonly of: (
    context: Pick<Context, 'inScope' | 'brand' | 'report'>,
  ) => Promise<readonly PublishedNotice[]>;
  /** Something of a brand was published or withdrawn by this process. */
  readonly forget: (brand: BrandId) => void;
}

interface Known {
  readonly notices: readonly PublishedNotice[];
  readonly readAt: number;
}

/** Makes what knows the notices of a process. Where they cannot be read, those that were known are still shown. */
export function createPublishedNotices(): PublishedNotices {
  const known = new Map<BrandId, Known>();
  const reading = new Map<BrandId, Promise<readonly PublishedNotice[]>>();

  async function read({ inScope, brand: { id }, report }: Parameters<PublishedNotices['of']>[0]) {
    let notices = known.get(id)?.notices ?? [];
    try {
      const { rows } = await inScope({}, (tx) =>
        sql<PublishedNotice>`select id, content from published_content(${id})`.execute(tx),
      );
      notices = rows;
    } catch (error) {
      report(error);
    }
    // One that was published meanwhile is read once more.
    if (reading.delete(id)) known.set(id, { notices, readAt: performance.now() });
    return notices;
  }

  return {
    async of(context) {
      const { id } = context.brand;
      const last = known.get(id);
      if (last && performance.now() - last.readAt < GOOD_FOR_MS) return last.notices;
      const now = reading.get(id) ?? read(context);
      reading.set(id, now);
      return now;
    },
    forget(brand) {
      reading.delete(brand);
      known.delete(brand);
    },
  };
}
