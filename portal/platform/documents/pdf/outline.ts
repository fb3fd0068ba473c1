import type { PdfFile } from './pdf-file.ts';
import { number, ref, textString } from './syntax.ts';

/** The bookmarks: a tree of headings, written as it grows. Kept are only the last of each level and what contains it. */
export interface Outline {
  /** @param level of the heading, from 1 */
  readonly add: (heading: { level: number; text: string; page: number; y: number }) => void;
  /** Writes what is left; gives the outline's number, or null if there are no bookmarks. */
  readonly end: () => number | null;
}

interface Item {
  readonly id: number;
  readonly level: number;
  readonly parent: Item | null;
  /** Its own entries; none of the root. */
  readonly entries: Readonly<Record<string, string>>;
  previous: number | null;
  first: number | null;
  last: Item | null;
  count: number;
}

export function createOutline(file: PdfFile): Outline {
  const root: Item = {
    id: file.reserve(),
    level: 0,
    parent: null,
    entries: { Type: '/Outlines' },
    previous: null,
    first: null,
    last: null,
    count: 0,
  };
  let current = root;

  function write(item: Item, next: number | null): void {
    if (item.last) write(item.last, null);
    file.put(item.id, {
      ...item.entries,
      Parent: item.parent ? ref(item.parent.id) : undefined,
      Prev: item.previous === null ? undefined : ref(item.previous),
      Next: next === null ? undefined : ref(next),
      First: item.first === null ? undefined : ref(item.first),
      Last: item.last ? ref(item.last.id) : undefined,
      // What is below a bookmark is shown when it is opened.
      Count: item.count === 0 ? undefined : item.parent ? -item.count : item.count,
    });
  }

  return {
    add({ level, text, page, y }) {
      let parent = current;
      while (parent.parent && parent.level >= level) parent = parent.parent;
      const item: Item = {
        id: file.reserve(),
        level,
        parent,
        entries: { Title: textString(text), Dest: `[${ref(page)} /XYZ 0 ${number(y)} null]` },
        previous: parent.last?.id ?? null,
        first: null,
        last: null,
        count: 0,
      };
      if (parent.last) write(parent.last, item.id);
      parent.first ??= item.id;
      parent.last = item;
      parent.count += 1;
      current = item;
    },
    end() {
      if (root.first === null) return null;
      write(root, null);
      return root.id;
    },
  };
}
