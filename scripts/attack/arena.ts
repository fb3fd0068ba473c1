import type { Clinic } from './clinic.ts';
import { type Product, type Settings, startProduct } from './product.ts';
import type { Tree } from './tree.ts';

/** Where a try happens: whatever it starts is gone when it is over. */
export interface Arena {
  readonly tree: Tree;
  readonly clinic: Clinic;
  /** A whole product of the try's own. */
  product(settings?: Settings): Promise<Product>;
  /** What is to be done when the try is over, whatever has come of it; the last first. */
  afterwards(work: () => Promise<void> | void): void;
  leave(): Promise<void>;
}

export function openArena(tree: Tree, clinic: Clinic): Arena {
  const ends: (() => Promise<void> | void)[] = [];
  const arena: Arena = {
    tree,
    clinic,
    product: (settings) => startProduct(arena, settings),
    afterwards: (work) => ends.push(work),
    async leave() {
      for (const end of ends.splice(0).toReversed()) await end();
    },
  };
  return arena;
}
