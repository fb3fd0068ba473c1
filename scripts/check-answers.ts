import { existsSync, readFileSync } from 'node:fs';
import { unexercisedAnswers } from '../portal/platform/calls/declared-answers.ts';
import { endpointTables } from '../portal/shell/server/endpoint-tables.ts';

// The API tests have noted every answer that they got; a declared one that never came is untested.
const file = process.env.ANSWERS_LOG ?? '';
const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
const missing = unexercisedAnswers(endpointTables, seen);
for (const line of missing) console.error(`Declared, but no test has seen it: ${line}`);
process.exit(missing.length > 0 ? 1 : 0);
