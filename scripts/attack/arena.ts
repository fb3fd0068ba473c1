import type { Clinic } from './clinic.ts';
import { type Place, type Product, type Settings, startProduct } from './product.ts';
import type { Tree } from './tree.ts';

/** Where a scenario runs: whatever it starts is cleaned up afterwards. */
export interface Arena extends Place {
  /** A whole product for the scenario alone. */
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
