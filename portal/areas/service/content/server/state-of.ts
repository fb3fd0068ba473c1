import { dayState } from '../notice-days.ts';
import type { Publication, Version } from './items.ts';

/**
 * What patients see of an item on a day.
 *
 * @param versions all of it
 * @param last how it was published last; undefined: never
 */
export function stateOf(versions: readonly Version[], last: Publication | undefined, today: string) {
  if (!last) return 'draft';
  const shown = versions.find(({ version }) => version === last.version);
  return shown ? dayState(shown.content, today) : 'withdrawn';
}
