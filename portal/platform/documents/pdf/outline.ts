import type { Bookmark } from 'pdfkit';
import { PAPER } from './paper.ts';
import type { TaggedDocument } from './tagged-document.ts';

/** The bookmarks: a tree of headings. */
export interface Outline {
  /**
   * A bookmark to the current page.
   *
   * @param level of the heading, from 1
   * @param y points from the top of the page
   */
  readonly add: (heading: { readonly level: number; readonly text: string; readonly y: number }) => void;
}

export function createOutline(document: TaggedDocument): Outline {
  /** The last heading of each level, and what they are all below. */
  let opened: readonly { readonly level: number; readonly bookmark: Bookmark }[] = [
    { level: 0, bookmark: document.outline },
  ];
  return {
    add({ level, text, y }) {
      const above = opened.filter((each) => each.level < level);
      const { bookmark: parent } = above.at(-1) ?? { bookmark: document.outline };
      const isTitle = level === 1;
      const bookmark = parent.addItem(text.toWellFormed(), {
        fit: false,
        top: y,
        left: PAPER.width,
        expanded: isTitle,
      });
      // What is below a bookmark is shown when it is opened; PDFKit counts only where all of it is shown at once.
      if (level > 2) parent.dictionary.data.Count = -parent.children.length;
      opened = [...above, { level, bookmark }];
    },
  };
}
