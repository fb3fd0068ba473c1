import type { Page } from '@playwright/test';

/**
 * The names of links, buttons and summaries in which two words are joined without a space, as in 'Morning7:00'. Browsers put
 * a space between boxes, but not all that read a page do; and Chromium drops one that stands alone between two texts.
 */
export const joinedNames = (page: Page): Promise<readonly string[]> => page.evaluate(readJoined);

/** In the page. */
function readJoined(): string[] {
  const controls = document.querySelectorAll(
    ':is(a, button, summary, [role=tab], [role=option], [role=menuitem]):not([aria-label], [aria-labelledby])',
  );
  const wordEnd = /[\p{L}\p{N}]$/u;
  const wordStart = /^[\p{L}\p{N}]/u;
  return [...controls].flatMap((control) => {
    const pieces = piecesOf(control);
    const isJoined = pieces.some(
      (piece, index) =>
        wordEnd.test(pieces[index - 1]?.words ?? '') &&
        wordStart.test(piece.words) &&
        pieces[index - 1]?.of !== piece.of,
    );
    return isJoined ? [pieces.map(({ words }) => words).join('')] : [];
  });

  /** The server writes comments between the texts of an expression. */
  function isText(node: Node | null): boolean {
    return node instanceof Text || node instanceof Comment;
  }

  /** What is read of an element, each piece with the element that it stands in. */
  function piecesOf(element: Element): { readonly words: string; readonly of: Node }[] {
    return [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) {
        const isAlone = node.data.trim() === '' && isText(node.previousSibling) && isText(node.nextSibling);
        return isAlone || node.data === '' ? [] : [{ words: node.data, of: node }];
      }
      if (!(node instanceof Element) || node.matches('[aria-hidden=true], [hidden], script, style'))
        return [];
      if (!node.checkVisibility({ visibilityProperty: true })) return [];
      const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
      if (label !== null) return [{ words: label, of: node }].filter(({ words }) => words);
      const isBlock = node.matches('address, br, div, dd, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, ul');
      const edge = isBlock ? [{ words: ' ', of: node }] : [];
      return [...edge, ...piecesOf(node), ...edge];
    });
  }
}
