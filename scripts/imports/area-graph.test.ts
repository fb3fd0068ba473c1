import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areaGraph, graphTable } from './area-graph.ts';
import { projectImports } from './project-imports.ts';
import { readImports } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('counts the imports between areas, and says which run against the rules', () => {
  const imports = [
    ...readImports(
      root,
      'portal/areas/person/kela-card/planted.ts',
      `import '#areas/person/shared/patients/server/person-hash.ts';
       import '#areas/person/shared/rights/rights.ts';
       import './rules.ts';
       import '#areas/appointments/shared/appointments/appointment.ts';`,
    ),
  ];
  expect(areaGraph(imports)).toEqual([
    { from: 'person', to: 'appointments/shared', imports: 1, violations: 1 },
    { from: 'person', to: 'person/shared', imports: 2, violations: 0 },
  ]);
  expect(graphTable(areaGraph(imports))).toContain('| person | appointments/shared | 1 | 1 |');
});

test('each area of the project imports what areas below it share, and nothing else', () => {
  const edges = areaGraph(projectImports(root));
  expect(edges.length).toBeGreaterThan(5);
  expect(edges.filter(({ violations }) => violations > 0)).toEqual([]);
  const others = edges.filter(({ from, to }) => !to.startsWith(`${from}/`));
  expect(new Set(others.map(({ from, to }) => `${to.split('/')[0]} ← ${from}`))).toEqual(
    new Set([
      'person ← appointments',
      'person ← messages',
      'person ← money',
      'messages ← record',
      'person ← record',
      'messages ← occupational',
      'record ← occupational',
      'person ← service',
      'messages ← service',
      'appointments ← service',
    ]),
  );
});
