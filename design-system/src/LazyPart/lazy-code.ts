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
  if (navigator.onLine === false) throw new Error('Offline');
  const part = await load();
  fetched.set(load, part);
  return part;
}

/**
 * Asks until the code is here, for each part in a task of its own: to start a request takes a slow phone some 20 ms, and
 * a page has several such parts.
 * @param pause before it is asked for, in milliseconds
 */
export async function fetchPatiently<Props>(load: LoadPart<Props>, pause = 0): Promise<ComponentType<Props>> {
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
    if (pause) addEventListener('online', resolve, { once: true });
  });
  return fetchPart(load).catch(() => fetchPatiently(load, PAUSE));
}

/**
 * What a rendering waits for: the same promise each time, and kept where the code cannot be had, too; none where the
 * code has come without anybody's waiting.
 */
export function arrivalOf<Props>(
  load: LoadPart<Props>,
  fetch: typeof fetchPart<Props>,
): Promise<unknown> | undefined {
  if (!arrivals.has(load) && !fetchedPart(load)) {
    arrivals.set(
      load,
      fetch(load).catch(() => {}),
    );
  }
  return arrivals.get(load);
}
