import { fileURLToPath } from 'node:url';
import { commandLine, NO_NAMES } from './command-line.ts';
import { projectImports } from './imports/project-imports.ts';
import { refusals } from './imports/refusals.ts';

// Who may import whom, judged by the file that an import resolves to (docs/decisions/038-imports.md).

commandLine({ usage: 'npm run imports', names: NO_NAMES });
const found = refusals(projectImports(fileURLToPath(new URL('..', import.meta.url))));
for (const refusal of found) console.error(refusal);
process.exitCode = found.length > 0 ? 1 : 0;
