import type { Import } from './read-imports.ts';

/**
 * The files that import each other, directly or by way of others: one list for each knot, by Tarjan's algorithm
 * (https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm).
 */
export function cyclesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const uses = Map.groupBy(
    imports.filter(({ isPackage }) => !isPackage),
    ({ from }) => from,
  );
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    let low = index;
    for (const { to } of uses.get(file) ?? []) {
      if (to === file) cycles.push([file]);
      else if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === index) {
      const knot = open.splice(open.indexOf(file));
      if (knot.length > 1) cycles.push(knot.sort());
    }
    return low;
  }

  for (const file of uses.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
