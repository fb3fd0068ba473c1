import type { Clinic } from './clinic.ts';
import { type Place, type Product, type Settings, startProduct } from './product.ts';
import type { Tree } from './tree.ts';

/** Where a try happens: whatever it starts is gone when it is over. */
export interface Arena extends Place {
  /** A whole product of the try's own. */
  product(settings?: Settings): Promise<Product>;
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
