import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, PHONE } from './fixtures.ts';

/** WCAG 2.2, 1.4.10: pages can be read without scrolling sideways at this width. */
const NARROWEST = { width: 320, height: 780 };
const TABLET = { width: 800, height: 900 };
/** What readers may set themselves (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
/** WCAG 2.2, 1.4.4 */
const LARGE = 'html { font-size: 200% !important; }';
/** Side of what a finger presses, but for links in a sentence, and the days of a month on a narrow phone. */
const TOUCH = 44;

/**
 * From its width on a desk: nothing is cut by spaced text there, on a tablet nor on the narrowest screen, the page can be read without
 * scrolling sideways on that and, with large text, on a phone, and what is pressed is as large as a finger.
 */
export async function expectReflow(page: Page): Promise<void> {
  await expectRoomForSpacing(page);
  await page.setViewportSize(TABLET);
  await expectRoomForSpacing(page);
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);
  expect(await page.evaluate(targetsThatAreSmall, TOUCH)).toEqual([]);
  await expectRoomForSpacing(page);
  await page.setViewportSize(PHONE);
  await setOwnStyles(page, LARGE);
  await expectNoOverflow(page);
  await setOwnStyles(page);
}

/** Text that its reader spaces out is not cut, and makes nothing scroll sideways. */
async function expectRoomForSpacing(page: Page): Promise<void> {
  const cut = await page.evaluate(textThatIsCut);
  await setOwnStyles(page, SPACED);
  await expectNoOverflow(page);
  expect(await page.evaluate(textThatIsCut)).toEqual(cut);
  await setOwnStyles(page);
}

/** In the page: boxes that hide a part of their words. What is shortened to a line on purpose is whole elsewhere. */
function textThatIsCut(): string[] {
  const boxes = [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *, script)')];
  return boxes.filter(isCut).map(({ outerHTML }) => outerHTML.slice(0, 120));

  function isCut(box: HTMLElement): boolean {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = box;
    const [isWider, isHigher] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
    if (!isWider && !isHigher) return false;
    // Only assistive technology reads what is this small.
    if (clientWidth <= 1 || clientHeight <= 1 || !box.textContent.trim()) return false;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (hides(overflowX) && isWider) || (hides(overflowY) && isHigher);
  }
}

/** In the page: buttons and links that stand alone and are smaller than a finger. */
function targetsThatAreSmall(touch: number): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    ':is(a, button, summary, [role=button], [role=option], [role=menuitem]):not([role=grid] *)',
  );
  return [...targets].filter(isSmall).map(({ outerHTML }) => outerHTML.slice(0, 160));

  function isSmall(target: HTMLElement): boolean {
    const { width, height } = target.getBoundingClientRect();
    const { display, opacity, clipPath } = getComputedStyle(target);
    if (!target.checkVisibility({ visibilityProperty: true }) || display === 'inline') return false;
    if (opacity === '0' || clipPath !== 'none' || width <= 1 || target.closest('[inert]')) return false;
    // Sizes are rounded to the device's pixels.
    return Math.min(width, height) < touch - 0.5;
  }
}

/** Replaces the reader's own style sheet; without one, removes it, for which nothing waits: the next width has frames of its own. */
function setOwnStyles(page: Page, rules = ''): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    if (!text) return;
    // Media queries and animations take a frame to update.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, rules);
}
