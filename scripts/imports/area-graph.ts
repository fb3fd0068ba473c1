import { brokenByArea, PLACE } from './areas.ts';
import type { Import } from './read-imports.ts';
import { layerOf } from './refusals.ts';

/** How many imports lead from one area into a folder of an area, and how many of them break a rule of `areas.ts`. */
export interface AreaEdge {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
  readonly violations: number;
}

/**
 * The imports between areas, and from features to what their own area shares; in the order of the names. What only tests import
 * is not counted, as tests may import everything.
 */
export function areaGraph(imports: readonly Import[]): readonly AreaEdge[] {
  const edges = new Map<string, AreaEdge>();
  for (const each of imports) {
    const [, from, feature] = PLACE.exec(each.from) ?? [];
    const [, area, folder] = PLACE.exec(each.to) ?? [];
    if (!from || !area || layerOf(each.from).knows === 'all' || (from === area && feature === folder))
      continue;
    const to = `${area}/${folder}`;
    const { imports: count, violations } = edges.get(`${from} ${to}`) ?? { imports: 0, violations: 0 };
    const broken = brokenByArea(each.from, each.to) ? 1 : 0;
    edges.set(`${from} ${to}`, { from, to, imports: count + 1, violations: violations + broken });
  }
  return [...edges].sort(([one], [other]) => one.localeCompare(other)).map(([, edge]) => edge);
}

/** The graph as a table in Markdown. */
export function graphTable(edges: readonly AreaEdge[]): string {
  const rows = edges.map(
    ({ from, to, imports, violations }) => `| ${from} | ${to} | ${imports} | ${violations} |`,
  );
  return ['| area | imports from | imports | violations |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
