import { page } from 'vitest/browser';

/** WCAG 2.2, 1.4.10: a page is read without scrolling sideways at this width. */
const NARROWEST = 320;
/** Smallest side of a button or a link that stands alone; and of every other target (WCAG 2.2, 2.5.8). */
const TOUCH = 44;
const TARGET = 24;
/** Sizes are rounded to device pixels. */
const TOLERANCE = 0.5;
const FRAMES = 30;

const CONTROLS =
  'button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=option], a';

/** What only assistive technology meets is no target for a finger; it lies clipped somewhere below a parent. */
function isShown(element: Element | null): boolean {
  if (!element) return true;
  const { opacity, clipPath, clip } = getComputedStyle(element);
  if (opacity === '0' || clipPath !== 'none' || clip !== 'auto') return false;
  return element.checkVisibility({ visibilityProperty: true }) && isShown(element.parentElement);
}

/** A link within a sentence is as high as its line, which the criterion allows. */
function isInText(element: Element): boolean {
  return element.localName === 'a' && getComputedStyle(element).display === 'inline';
}

/** The label of a choice is pressed as well: the target is as large as that. */
function targetOf(element: Element): DOMRect {
  const label = element instanceof HTMLInputElement ? element.closest('label') : null;
  return (label ?? element).getBoundingClientRect();
}

/** @throws Error that names what is too wide for a phone and what is too small for a finger */
export async function fitsAPhone(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(NARROWEST, innerHeight);
  const found: string[] = [];
  const root = document.documentElement;
  // Open lists follow the width of their field some frames later.
  for (let frame = 0; frame < FRAMES && root.scrollWidth > NARROWEST; frame++) {
    await new Promise(requestAnimationFrame);
  }
  if (root.scrollWidth > NARROWEST) found.push(`scrolls sideways: ${root.scrollWidth} px wide`);
  for (const element of document.querySelectorAll(`body > :not(.sb-wrapper) :is(${CONTROLS})`)) {
    if (!isShown(element) || isInText(element)) continue;
    const { width, height } = targetOf(element);
    const needed = element.matches('button, summary, [role=option], a') ? TOUCH : TARGET;
    // Seven days beside each other leave less than a finger on the narrowest phone.
    const isDay = element.closest('[role=grid]') !== null;
    if (Math.min(width, height) < (isDay ? TARGET : needed) - TOLERANCE) {
      found.push(`${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 200)}`);
    }
  }
  await page.viewport(innerWidth, innerHeight);
  if (found.length > 0) throw new Error(found.join('\n'));
}
