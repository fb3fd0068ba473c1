import type { Page } from '@playwright/test';

/**
 * Where the focus is: in the page's content or a toast, in what surrounds the content, or in the browser's own frame, which
 * comes after the last control.
 */
export const focusPlace = (page: Page): Promise<'content' | 'around' | 'frame'> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'frame';
    return focused.closest('main, [data-toasts], [role=dialog]') ? 'content' : 'around';
  });

/** What of toasts and sticky bars covers some of what has the focus, in the next frame; empty where all of it is seen. */
export const coverOfFocus = (page: Page): Promise<string> => page.evaluate(readCover);

/**
 * In the page: asks in the middle and at the edges of what has the focus which element is drawn there. One that is fixed
 * or sticky, or within such a one, covers it.
 */
async function readCover(): Promise<string> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const focused = document.activeElement;
  // What only a script can focus, such as the page's main region, is none of the stops.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return '';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  // No corners: they may be round.
  const points = [
    [across, top + 2],
    [left + 2, down],
    [across, down],
    [right - 2, down],
    [across, bottom - 2],
  ] as const;
  const [over] = points.flatMap(([x, y]) => layerOver(focused, document.elementFromPoint(x, y)) ?? []);
  return over ? `${focused.outerHTML.slice(0, 150)} under ${over.outerHTML.slice(0, 80)}` : '';

  function layerOver(element: Element, drawn: Element | null): Element | null {
    for (let each = drawn; each; each = each.parentElement) {
      if (each.contains(element)) return null;
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    }
    return null;
  }
}
