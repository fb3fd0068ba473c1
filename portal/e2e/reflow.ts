import type { Page } from '@playwright/test';
import { expectNoOverflow, PHONE } from './fixtures.ts';

/** WCAG 2.2, 1.4.10: pages can be read without scrolling sideways at this width. */
const NARROWEST = { width: 320, height: 780 };
/** What readers may set themselves (WCAG 2.2, 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
/** WCAG 2.2, 1.4.4 */
const LARGE = 'html { font-size: 200% !important; }';

/**
 * The page can be read without scrolling sideways on the narrowest screen, with spaced text, and on a phone with
 * large text.
 */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);
  await setOwnStyles(page, SPACED);
  await expectNoOverflow(page);
  await page.setViewportSize(PHONE);
  await setOwnStyles(page, LARGE);
  await expectNoOverflow(page);
  await setOwnStyles(page);
}

/** Replaces the reader's own style sheet; without one, removes it. */
function setOwnStyles(page: Page, rules = ''): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    // Media queries and animations take a frame to update.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, rules);
}
