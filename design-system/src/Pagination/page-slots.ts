/** A page, or a gap that stands for several. */
export type PageSlot = number | 'gap-before' | 'gap-after';

const FIRST = 1;
/**
 * First, gap, three around the current, gap, last: always the same number, so that nothing moves under the finger.
 */
const SLOTS = 7;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * What is shown between 'previous' and 'next'. A gap never stands for a single page.
 * @param current from 1
 * @param total number of pages
 */
export function pageSlots(current: number, total: number): readonly PageSlot[] {
  if (total <= SLOTS) return range(FIRST, total);
  if (current < SLOTS - 2) return [...range(FIRST, SLOTS - 2), 'gap-after', total];
  if (current > total - (SLOTS - 3)) return [FIRST, 'gap-before', ...range(total - (SLOTS - 3), total)];
  return [FIRST, 'gap-before', ...range(current - 1, current + 1), 'gap-after', total];
}
