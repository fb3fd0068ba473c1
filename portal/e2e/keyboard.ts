import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses a control by pointer, where the keyboard would `pressOn` it. */
export const click = (_page: Page, target: Locator): Promise<void> => target.click();

/** Presses of Tab after which a control counts as unreachable. */
const PATIENCE = 90;

/** Tabs until a control has the focus. The focus is visible at each stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let presses = 0; presses < PATIENCE; presses++) {
    const { isHere, isGone, unseen } = (await element?.evaluate(lookAtFocus)) ?? {};
    expect(presses > 0 && unseen ? `Focus is invisible on ${unseen}` : '').toBe('');
    if (isHere) return;
    // Rendered again: searched for at every stop, it would take longer than the test.
    if (isGone) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Tabs to a control and presses it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

interface FocusSeen {
  /** The element has the focus. */
  readonly isHere: boolean;
  /** The element has left the page. */
  readonly isGone: boolean;
  /** What has the focus without showing it; empty if it shows. */
  readonly unseen: string;
}

/**
 * Where the focus is, and whether a ring or outline marks it. A control with a hidden input, such as a checkbox, has
 * that on the element drawn in its place, and a link whose whole row is its target on what it draws over the row.
 */
function lookAtFocus(element: Element): FocusSeen {
  const focused = document.activeElement;
  return {
    isHere: element === focused,
    isGone: !element.isConnected,
    // After the last control comes the browser's own frame.
    unseen: !focused || focused === document.body || isMarked(focused) ? '' : focused.outerHTML.slice(0, 200),
  };

  function isMarked(control: Element): boolean {
    const drawn = [control, control.nextElementSibling, control.parentElement, control.closest('label, li')];
    const looks = drawn.flatMap((each) => (each ? [getComputedStyle(each)] : []));
    return [...looks, getComputedStyle(control, '::after')].some((look) => {
      const { outlineStyle, outlineWidth, boxShadow } = look;
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
  }
}
