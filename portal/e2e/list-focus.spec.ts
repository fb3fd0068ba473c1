import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { expect, hydrated, originOf, PHONE, signIn, test } from './fixtures.ts';

/** Lists whose rows are links, or have what can be pressed. */
const LISTS = [
  'appointment-list',
  'visits-list',
  'lab-list',
  'imaging-list',
  'certificates',
  'health-record',
  'prescriptions-list',
  'vaccinations-list',
] as const;
/** More than any of them has on its first screens. */
const PRESSES = 30;

for (const [brand, lists] of [
  ['kaari', LISTS],
  ['pikkujatti', LISTS.filter((_, index) => index % 2 === 0)],
] as const)
  test(`rows of lists show all of their focus ring in ${brand}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, 'Aino Maria Virtanen', href('front-page', {}, 'fi'), brand);
    for (const list of lists) {
      await test.step(list, async () => {
        await page.goto(originOf(brand) + href(list, {}, 'fi'));
        await hydrated(page);
        const unseen = await ringsOnTheWay(page);
        expect(unseen).toEqual([]);
      });
    }
  });

/** Presses Tab through the page; the places at which no ring is drawn, or a part of it is cut off. */
async function ringsOnTheWay(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let presses = 0; presses < PRESSES; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(unseenRing);
    if (found === null) break;
    if (found) unseen.push(found);
  }
  return unseen;
}

/** In the page: what has the focus if its ring is not whole; empty if it is, and null after the last stop. */
function unseenRing(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const words = focused.outerHTML.slice(0, 160);
  const ring = drawnOn(focused);
  if (!ring) return `No ring: ${words}`;
  const { left, right, top, bottom } = ring.box.getBoundingClientRect();
  for (let around = ring.box.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, contain } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    const isRoot = around === document.documentElement;
    const cutsAcross = overflowX !== 'visible' || contain.includes('paint') || isRoot;
    const cutsAlong = !isRoot && (overflowY !== 'visible' || contain.includes('paint'));
    const isCut =
      (cutsAcross && (left - ring.reach < edge.left - 0.5 || right + ring.reach > edge.right + 0.5)) ||
      (cutsAlong && (top - ring.reach < edge.top - 0.5 || bottom + ring.reach > edge.bottom + 0.5));
    if (isCut) return `Cut by ${around.outerHTML.slice(0, 80)}: ${words}`;
  }
  return '';

  /** The box that a ring surrounds, and how far beyond its edge the ring goes. */
  function drawnOn(control: Element): { box: Element; reach: number } | undefined {
    const over = getComputedStyle(control, '::after').position === 'absolute' ? '::after' : null;
    const places: readonly (readonly [Element | null | undefined, string | null])[] = [
      [control, null],
      [control, over],
      [control.closest('label'), null],
      [control.parentElement, null],
      [control.nextElementSibling, null],
    ];
    for (const [box, part] of places) {
      if (!box) continue;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(box, part);
      const width = Number.parseFloat(outlineWidth);
      if (outlineStyle === 'none' || width < 2) continue;
      const drawn = part && control instanceof HTMLElement ? control.offsetParent : box;
      if (drawn) return { box: drawn, reach: Math.max(0, width + Number.parseFloat(outlineOffset)) };
    }
    return undefined;
  }
}
