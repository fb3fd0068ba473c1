import { hashOf } from '../styling/hash-of.ts';

const ROOFS = ['flat', 'gable', 'arched'] as const;
const TREES = ['round', 'pointed'] as const;

/** How a building looks: the same for the same key, another for most others. */
export interface FacadePlan {
  /** Above the one with the door. */
  readonly floors: 1 | 2;
  /** Windows beside each other. */
  readonly columns: 5 | 6 | 7;
  readonly roof: (typeof ROOFS)[number];
  readonly tree: (typeof TREES)[number];
  /** How high the houses beside it are, in units of the drawing. */
  readonly neighbours: readonly [left: number, right: number];
  /** Whether there is light in a window. */
  readonly isLit: (floor: number, column: number) => boolean;
}

/** @param of what stands for the building: its id */
export function facadePlan(of: string): FacadePlan {
  const hash = hashOf(of);
  /** Some bits of the hash as a number below `count`. */
  const pick = (shift: number, count: number) => (hash >>> shift) % count;
  return {
    floors: pick(0, 2) === 0 ? 2 : 1,
    columns: ([5, 6, 7] as const)[pick(2, 3)] ?? 5,
    roof: ROOFS[pick(5, ROOFS.length)] ?? 'flat',
    tree: TREES[pick(9, TREES.length)] ?? 'round',
    neighbours: [60 + 12 * pick(11, 4), 60 + 12 * pick(14, 4)],
    isLit: (floor, column) => hashOf(`${of} ${floor} ${column}`) % 3 === 0,
  };
}
