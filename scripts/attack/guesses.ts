import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;
const MINUTE_MS = 60_000;

/** A random token of a text message's link; it opens nothing. */
export function guessedToken(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Limits count by the clock's minutes: waits for one with at least that much left. */
export async function earlyInAMinute(leaves: number): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < leaves) await new Promise((resolve) => setTimeout(resolve, left + 100));
}

/** Repeats a call, a few at a time. */
export async function many<T>(count: number, work: (index: number) => Promise<T>, atOnce = 4): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
