import { parseArgs } from 'node:util';
import { openArena } from './attack/arena.ts';
import { openClinic } from './attack/clinic.ts';
import { type Results, resultsText, writeResults } from './attack/results.ts';
import { CONTROL_COMMIT, currentTree, earlierTree, type Tree } from './attack/tree.ts';
import { tries } from './attack/tries.ts';
import type { Outcome, Try } from './attack/try.ts';

// Attacks the running product: `npm run attack`, or some of it (`npm run attack -- 3 11-slow-body`); compares with
// the product
// before it was defended (`--control`), or with another commit (`--at`), and writes the results into docs/security.md
// (`--write`).

const MAXIMUM_MS = 5 * 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    control: { type: 'boolean', default: false },
    at: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
/** `1` selects a finding, which does not include `11`. */
const isMeant = (asked: string, { name }: Try) => name.startsWith(/^\d+$/.test(asked) ? `${asked}-` : asked);
const unknown = positionals.find((asked) => !tries.some((each) => isMeant(asked, each)));
if (unknown !== undefined) {
  console.error(`There is no try "${unknown}"; there are: ${tries.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = tries.filter(
  (each) => positionals.length === 0 || positionals.some((asked) => isMeant(asked, each)),
);

const cleanUp: (() => Promise<void>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => leave().finally(() => process.exit(1)));
}

try {
  const before = values.control ? await runControls() : null;
  const now = await runAll(values.at === undefined ? currentTree() : earlierTree(values.at), chosen);
  console.log(resultsText(chosen, before, now));
  if (values.write) writeResults(chosen, before, now);
  process.exitCode = chosen.every(({ name }) => now.outcomes.get(name)?.succeeded === false) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave();
  process.exitCode = 1;
}

/** Each try at the commit at which it succeeds. */
async function runControls(): Promise<Results> {
  const commitOf = ({ before = CONTROL_COMMIT }: Try) => before;
  const outcomes = new Map<string, Outcome | null>();
  for (const commit of new Set(chosen.map(commitOf))) {
    const results = await runAll(
      earlierTree(commit),
      chosen.filter((each) => commitOf(each) === commit),
    );
    for (const [name, outcome] of results.outcomes) outcomes.set(name, outcome);
  }
  return { commit: CONTROL_COMMIT, outcomes };
}

async function runAll(tree: Tree, meant: readonly Try[]): Promise<Results> {
  console.log(`Attacking ${tree.commit} …`);
  const clinic = await openClinic(tree);
  const outcomes = new Map<string, Outcome | null>();
  cleanUp.push(clinic.close);
  for (const each of meant) {
    const arena = openArena(tree, clinic);
    cleanUp.push(arena.leave);
    const began = performance.now();
    const outcome = await inTime(each.attempt(arena)).catch((error: unknown) => {
      console.log(`  ${each.name} could not be tried: ${error}`);
      return null;
    });
    await cleanUp.pop()?.();
    outcomes.set(each.name, outcome);
    if (!outcome) continue;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `  ${each.name} ${outcome.succeeded ? 'CAME THROUGH' : 'held'} (${seconds} s): ${outcome.seen}`,
    );
  }
  await cleanUp.pop()?.();
  return { commit: tree.commit, outcomes };
}

/** Cleans up everything that was started, however this ends. */
async function leave(): Promise<void> {
  for (const end of cleanUp.splice(0).toReversed()) await end();
}

function inTime(attempt: Promise<Outcome>): Promise<Outcome> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It did not come to an end.')), MAXIMUM_MS);
  return Promise.race([attempt, promise]).finally(() => clearTimeout(timer));
}
