import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, NO_NAMES } from './command-line.ts';
import { countsOf, coverageDocument } from './documents/coverage.ts';
import { ROOT, readDocuments } from './documents/requirements.ts';
import { readStatements } from './documents/statements.ts';

// Writes docs/requirements/coverage.md, and says what is missing.

commandLine({ usage: 'npm run coverage', names: NO_NAMES });

const statements = readStatements();
const requirements = readDocuments().flatMap((document) => document.requirements);
writeFileSync(join(ROOT, 'docs/requirements/coverage.md'), coverageDocument(statements, requirements));
for (const { number, text, absence } of statements) {
  if (absence?.kind === 'missing') console.log(`missing: ${number} ${text} (${absence.reason})`);
}
const { all, shown, missing, not } = countsOf(statements);
console.log(`${all} statements: ${shown} shown by tests, ${missing} missing, ${not} not to be.`);
