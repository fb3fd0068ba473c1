import { setTimeout as sleep } from 'node:timers/promises';
import { isLive } from '#contract/pages/is-live.ts';
import type { Engine } from './engine.ts';

/** Longest wait for what should appear. */
const PATIENCE_MS = 30_000;
const CONTROL = '\uE009';
const BACKSPACE = '\uE003';

/** What to look for: the first that is seen, by a selector and a part of its name. */
export interface Wanted {
  readonly css: string;
  /** Part of its label or, without one, of its text. */
  readonly name?: string;
  /** Only within the first element that fits. */
  readonly within?: Wanted;
}

/** A page that is used as people use it: pressed by a pointer, typed into by keys. */
export function tabOf(engine: Engine) {
  const until = async (expression: string, what: string): Promise<unknown> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      // A document that is being left has nothing to ask.
      const value = await engine.read(expression).catch(() => null);
      if (value) return value;
      if (Date.now() > deadline) {
        const page = await engine.read(
          "[location.href, (document.querySelector('main') ?? document.body).innerText.slice(0, 4000)].join('\\n')",
        );
        throw new Error(`Not found within ${PATIENCE_MS / 1000} s: ${what}\n${page}`);
      }
      await sleep(100);
    }
  };
  const press = async (wanted: Wanted) => {
    const look = () => until(`(${placeOf})(${finderOf(wanted)})`, JSON.stringify(wanted));
    let place = (await look()) as { x: number; y: number };
    // What moves is pressed once it is at rest.
    for (let moves = true; moves; ) {
      await sleep(100);
      const { x, y } = place;
      place = (await look()) as { x: number; y: number };
      moves = x !== place.x || y !== place.y;
    }
    const { x, y } = place;
    await engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  };
  const keys = (actions: readonly object[]) => engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    /** Opens an address, and waits until its scripts answer. */
    async open(url: string): Promise<void> {
      await engine.open(url);
      await until(IS_LIVE, 'a page whose scripts answer');
    },
    /** Opens an address, whosever it is. */
    go: (url: string) => engine.open(url),
    /** Waits until the page's scripts answer. */
    live: () => until(IS_LIVE, 'a page whose scripts answer'),
    /** Waits until something is there. */
    sees: (wanted: Wanted) => until(`Boolean(${finderOf(wanted)})`, JSON.stringify(wanted)),
    /** Waits until the address fits. */
    reaches: (part: string) => until(`location.href.includes(${JSON.stringify(part)})`, `address ${part}`),
    press,
    /** Types into a field, over what it has. */
    async type(wanted: Wanted, text: string): Promise<void> {
      await press(wanted);
      await keys([
        { type: 'keyDown', value: CONTROL },
        ...stroke('a'),
        { type: 'keyUp', value: CONTROL },
        ...stroke(BACKSPACE),
        ...[...text].flatMap(stroke),
      ]);
    },
    /** What an expression is worth in the page. */
    read: (expression: string) => engine.read(expression),
  };
}

export type Tab = ReturnType<typeof tabOf>;

const IS_LIVE = `(() => {
  const root = document.querySelector('#root');
  return Boolean(root?.firstElementChild) && [...root.querySelectorAll('a, button, input')].every(${isLive});
})()`;

const finderOf = ({ css, name = '', within }: Wanted): string =>
  `(${find})(${within ? finderOf(within) : 'document'}, ${JSON.stringify(css)}, ${JSON.stringify(name)})`;

/** In the page: the first that is seen. Self-contained, since its source is sent there. */
function find(within: ParentNode | null, css: string, name: string): Element | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return tidy(
      element.getAttribute('aria-label') ??
        [...ids.map((id) => document.getElementById(id)), ...labels]
          .map((label) => label?.textContent)
          .join(' '),
    );
  };
  const fits = (element: Element) => `${nameOf(element)} ${tidy(element.textContent)}`.includes(tidy(name));
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  return (
    [...(within?.querySelectorAll(css) ?? [])].find((element) => isSeen(element) && fits(element)) ?? null
  );
}

/**
 * In the page: where an element can be pressed, once it is in view, at rest, and nothing lies over it. A control that is drawn by
 * its label is pressed there.
 */
function placeOf(element: Element | null): { x: number; y: number } | null {
  if (!element || (element as HTMLButtonElement).disabled || document.readyState !== 'complete') return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const label = element.closest('label');
  return hit && (element.contains(hit) || label?.contains(hit)) ? { x, y } : null;
}
