import type { ComponentType } from 'react';

/** Fetches the code of a part; a function of the module's own, since what was fetched is remembered by it. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

const fetched = new WeakMap<object, unknown>();
const arrivals = new WeakMap<object, Promise<unknown>>();

/** Milliseconds after which code that nobody waits for is asked for again, unless the connection comes back before. */
const PAUSE = 5000;

/** A part whose code is here. */
export function fetchedPart<Props>(load: LoadPart<Props>): ComponentType<Props> | undefined {
  return fetched.get(load) as ComponentType<Props> | undefined;
}

/** @throws what `load` throws; without a connection at once, since browsers remember what could not be fetched */
export async function fetchPart<Props>(load: LoadPart<Props>): Promise<ComponentType<Props>> {
  if (globalThis.navigator?.onLine === false) throw new Error('Offline');
  const part = await load();
  fetched.set(load, part);
  return part;
}

/** Asks until the code is here. */
export function fetchPatiently<Props>(load: LoadPart<Props>): Promise<ComponentType<Props>> {
  return fetchPart(load).catch(() => nextChance().then(() => fetchPatiently(load)));
}

/**
 * What a rendering waits for: the same promise each time, and kept where the code cannot be had, too; none where the
 * code has come without anybody's waiting.
 */
export function arrivalOf<Props>(
  load: LoadPart<Props>,
  fetch: typeof fetchPart<Props>,
): Promise<unknown> | undefined {
  const known = arrivals.get(load);
  if (known || fetchedPart(load)) return known;
  const arrival = fetch(load).catch(() => {});
  arrivals.set(load, arrival);
  return arrival;
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE);
    addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
