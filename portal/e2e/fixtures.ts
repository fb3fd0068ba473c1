import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { brands } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { isLive } from '#contract/pages/is-live.ts';
import { demoPeople } from '#demo/people.ts';
import { systemClock } from '#platform/clock.ts';
import { walkAside } from './walk-aside.ts';

export { expect };

/** Every brand with its settings. */
export const BRANDS = Object.values(brands);

/**
 * A weekday for a suite that books in each brand: the suite's own for the first, the next for the second, and nine
 * weekdays later for the third, after every suite's first two.
 */
export function dayFor(brand: BrandId, first: number): number {
  const index = BRANDS.findIndex(({ id }) => id === brand);
  return first + (index < 2 ? index : index + 7);
}

export const PORT = Number(process.env.E2E_PORT);
/** The portal in development; its sandbox takes the next two ports. */
export const DEVELOPMENT_PORT = PORT + 5;
export const SANDBOX = `http://localhost:${PORT + 1}`;

/** The present of the portal and of every page here, which is not the machine's. */
export const now = systemClock;

/** When the demo was filled; the clock may be past midnight since, and its people born a day too late for it. */
export const SEEDED_AT = process.env.E2E_STARTED_AT ? new Date(process.env.E2E_STARTED_AT) : now();

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 900 };

export function originOf(brand: string, port = PORT): string {
  return `http://${brand}.localhost:${port}`;
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The browser logs every 4xx response itself; tests that provoke one look at the page. And Playwright says that it has kept the
 * service worker away.
 */
const EXPECTED = /^(Failed to load resource|Service Worker registration blocked)/;

/**
 * Pages that complain (a script error, a hydration mismatch, something blocked by the content security policy) fail
 * the test that opened them.
 */
export const test = base.extend<{ complaints: string[] }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(moveDate, now().getTime() - Date.now());
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const complain = (what: string) => complaints.push(`${new URL(page.url()).pathname}: ${what}`);
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !EXPECTED.test(message.text())) complain(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * In the page, before its own scripts: its clock runs on from the suite's moment, and so does when it was asked for, from
 * which the page reckons how far its device's clock is from the server's. Timers are the browser's own.
 */
function moveDate(ahead: number): void {
  const Machine = Date;
  const present = () => Machine.now() + ahead;
  window.Date = new Proxy(Machine, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [present()] : given, made),
    get: (target, name) => (name === 'now' ? present : Reflect.get(target, name)),
  });
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ahead });
}

/**
 * Lets a test move the pages' timers on (`page.clock`). Playwright's clock reckons by the machine's, so a moved `Date` would let it
 * jump and run all that waits. It also says that each document began in 1970, by which the page's device would be decades slow.
 */
export async function installClock(page: Page): Promise<void> {
  const context = page.context();
  await context.addInitScript(() => {
    window.Date = Date.prototype.constructor as DateConstructor;
  });
  await context.clock.install({ time: now() });
  await context.addInitScript(() => {
    Object.defineProperty(performance, 'timeOrigin', { value: Date.now() });
  });
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages of the browser that were looked at before. */
const lookedAt = new WeakSet<Page>();

/**
 * Many tests look once or never: half a megabyte of script in each of their documents took longer than what they do there. Where
 * one looks again the browser keeps it: sent to each document, it takes longer than its rules.
 */
async function bringAxe(page: Page): Promise<void> {
  if (lookedAt.has(page)) await page.addInitScript({ content: AXE });
  lookedAt.add(page);
  await page.evaluate(`${AXE}; undefined`);
}

/** Axe finds nothing in the page once it is at rest. */
export async function expectAccessible(page: Page): Promise<void> {
  // Something may start to fade in while axe runs: only what it still finds at rest counts.
  await expect.poll(() => violationsAtRest(page)).toEqual([]);
}

async function violationsAtRest(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // From the top: what the header covers by chance of scrolling is no target that is too small.
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    return violations;
  }, RULES);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits for movement and fading: colours are wrong halfway there. Endless animations are ignored. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The effect of a press appears in the next frame.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // An animation that is removed before its end is at rest, too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Nothing makes the page scroll sideways at its current width. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect.poll(() => whatIsTooWide(page)).toEqual([]);
}

function whatIsTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const boxes = [...document.body.querySelectorAll('*')];
    return boxes
      .filter((box) => box.getBoundingClientRect().right > clientWidth + 1 || runsOver(box))
      .map((box) => box.outerHTML.slice(0, 120));

    function runsOver(box: Element): boolean {
      return getComputedStyle(box).overflowX === 'visible' && box.scrollWidth > box.clientWidth + 1;
    }
  });
}

/**
 * Waits until scripts have taken over the page. Asked from here: Playwright's own waiting sends 340 kB to each document
 * first, and a page behind another one draws no frames to ask in.
 */
export async function hydrated(page: Page): Promise<void> {
  // A page that goes on to another address meanwhile is asked there.
  await expect(async () => expect(await page.evaluate(IS_HYDRATED)).toBe(true)).toPass({ intervals: [100] });
}

// Parts whose code comes by itself are hydrated after the page around them.
const IS_HYDRATED = `(() => {
  const root = document.querySelector('#root');
  return Boolean(root?.firstElementChild) && [...root.querySelectorAll('a, button, input')].every(${isLive});
})()`;

/** Identifies as a demo person at the sandbox, from any link to the identification. */
export async function identify(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${SANDBOX}/**`);
  const bank = page.getByRole('link', { name: 'Kuusipankki' });
  if (await bank.isVisible()) await bank.click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button').first().click();
  await page.waitForURL(/localhost:\d+\/(fi|sv|en)/);
}

const PEOPLE = demoPeople(SEEDED_AT);

/** Signs a demo person in and lands on `next`. How they do it themselves is shown by `identification/`. */
export async function signIn(
  page: Page,
  name: string,
  next = '/fi',
  brand = 'kaari',
  port = PORT,
): Promise<void> {
  const query = new URLSearchParams({ lang: next.slice(1, 3), next });
  const person = PEOPLE.find(({ firstNames, lastName }) => `${firstNames} ${lastName}` === name);
  if (!person) throw new Error(`Nobody in the demo is called ${name}`);
  await walkAside(page, new URL(`${originOf(brand, port)}/oauth/authenticate?${query}`), person.key);
}
