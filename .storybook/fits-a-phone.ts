import { page } from 'vitest/browser';

/** WCAG 2.2, 1.4.10: a page can be read without scrolling sideways at this width. */
const NARROWEST = 320;
const PHONE = 360;
/** Minimum side of a standalone button or link, and of every other target (WCAG 2.2, 2.5.8). */
const TOUCH = 44;
const TARGET = 24;
/** Sizes are rounded to device pixels. */
const TOLERANCE = 0.5;
const FRAMES = 30;

const CONTROLS =
  'button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=option], [role=menuitem], a';

/** What only assistive technology reaches is no target for a finger; a parent clips it. */
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

/** The label of a choice can be pressed as well, so the target is that large. */
function targetOf(element: Element): DOMRect {
  const label = element instanceof HTMLInputElement ? element.closest('label') : null;
  return (label ?? element).getBoundingClientRect();
}

/** Open lists follow the width of their field some frames later. */
async function widthWithin(available: number): Promise<string[]> {
  const root = document.documentElement;
  for (let frame = 0; frame < FRAMES && root.scrollWidth > available; frame++) {
    await new Promise(requestAnimationFrame);
  }
  return root.scrollWidth > available ? [`scrolls sideways: ${root.scrollWidth} px in ${available}`] : [];
}

/** What readers may set themselves (WCAG 2.2, 1.4.12). */
function spaceText(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  );
  document.adoptedStyleSheets = [sheet];
  return () => {
    document.adoptedStyleSheets = [];
  };
}

/** @throws Error if text at twice the size makes the story scroll sideways on a common phone */
export async function holdsLargeText(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(PHONE, innerHeight);
  const found = await widthWithin(PHONE);
  await page.viewport(innerWidth, innerHeight);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** @throws Error that names what is too wide for a phone and what is too small for a finger */
export async function fitsAPhone(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(NARROWEST, innerHeight);
  const found = await widthWithin(NARROWEST);
  for (const element of document.querySelectorAll(`body > :not(.sb-wrapper) :is(${CONTROLS})`)) {
    // What is inert is a picture of a control.
    if (!isShown(element) || isInText(element) || element.closest('[inert]')) continue;
    const { width, height } = targetOf(element);
    const needed = element.matches('button, summary, [role=option], [role=menuitem], a') ? TOUCH : TARGET;
    // Seven days side by side leave less than a finger's width on the narrowest phone.
    const isDay = element.closest('[role=grid]') !== null;
    if (Math.min(width, height) < (isDay ? TARGET : needed) - TOLERANCE) {
      found.push(`${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 200)}`);
    }
  }
  const restore = spaceText();
  found.push(...(await widthWithin(NARROWEST)).map((text) => `with text spacing ${text}`));
  restore();
  await page.viewport(innerWidth, innerHeight);
  if (found.length > 0) throw new Error(found.join('\n'));
}
