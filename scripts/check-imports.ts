import { fileURLToPath } from 'node:url';
import { commandLine, NO_NAMES } from './command-line.ts';
import { areaGraph, graphTable } from './imports/area-graph.ts';
import { projectImports } from './imports/project-imports.ts';
import { refusals } from './imports/refusals.ts';

// Who may import whom, judged by the file that an import resolves to (docs/decisions/038-imports.md).

const { values } = commandLine({
  usage: 'npm run imports [-- --graph]    --graph also counts the imports between areas',
  options: { graph: { type: 'boolean' } },
  names: NO_NAMES,
});
const imports = projectImports(fileURLToPath(new URL('..', import.meta.url)));
if (values.graph) console.log(graphTable(areaGraph(imports)));
const found = refusals(imports);
for (const refusal of found) console.error(refusal);
process.exitCode = found.length > 0 ? 1 : 0;
