import type { Page } from '@playwright/test';

export interface FocusPlace {
  /** In the page's content, a dialog or a toast, in what surrounds the content, or in the browser's own frame: it comes after the last control. */
  readonly place: 'content' | 'around' | 'frame';
  /** What of toasts and sticky bars covers some of what has the focus; empty where all of it is seen. */
  readonly cover: string;
}

/** Where the focus is and what covers it, in the next frame: until then the page may scroll. */
export const placeOfFocus = (page: Page): Promise<FocusPlace> => page.evaluate(readPlace);

export const coverOfFocus = async (page: Page): Promise<string> => (await placeOfFocus(page)).cover;

/**
 * In the page: asks in the middle and at the edges of what has the focus which element is drawn there. One that is fixed
 * or sticky, or within such a one, covers it.
 */
async function readPlace(): Promise<FocusPlace> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { place: 'frame', cover: '' };
  const place = focused.closest('main, [data-toasts], [role=dialog], [role=alertdialog]')
    ? 'content'
    : 'around';
  // What only a script can focus, such as the page's main region, is none of the stops.
  if (focused.tabIndex < 0) return { place, cover: '' };
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  // No corners: they may be round.
  const points = [
    [across, down],
    [left + 2, down],
    [right - 2, down],
    [across, top + 2],
    [across, bottom - 2],
  ] as const;
  const layers = points.map(([x, y]) => layerOver(focused, document.elementFromPoint(x, y)));
  const over = layers.find((layer) => layer);
  // The space around its words may reach under what lies beside it: two of the points are more than that.
  const isCovered = over && layers.filter((layer) => layer).length > 1;
  const cover = isCovered ? `${focused.outerHTML.slice(0, 150)} under ${over.outerHTML.slice(0, 80)}` : '';
  return { place, cover };

  function layerOver(element: Element, drawn: Element | null): Element | null {
    for (let each = drawn; each; each = each.parentElement) {
      if (each.contains(element)) return null;
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    }
    return null;
  }
}
