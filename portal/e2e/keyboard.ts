import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses a control by pointer, where the keyboard would `pressOn` it. */
export const click = (_page: Page, target: Locator): Promise<void> => target.click();

/** Presses of Tab after which a control counts as unreachable. */
const PATIENCE = 90;

/** Tabs until a control has the focus. The focus is visible at each stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < PATIENCE; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await hasVisibleFocus(page), await describeFocus(page)).toBe(true);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Tabs to a control and presses it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/**
 * Whether a ring or outline marks the focused element. A control with a hidden input, such as a checkbox, has it on
 * the element drawn in its place.
 */
function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // After the last control comes the browser's own frame.
    if (!focused || focused === document.body) return true;
    const drawn = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label, li')];
    return drawn.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
  });
}

function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => `Focus is invisible on ${document.activeElement?.outerHTML.slice(0, 200)}`);
}
