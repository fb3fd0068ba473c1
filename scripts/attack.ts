import { openArena } from './attack/arena.ts';
import { openClinic } from './attack/clinic.ts';
import { type Results, resultsText, writeResults } from './attack/results.ts';
import type { Outcome, Scenario } from './attack/scenario.ts';
import { scenarios } from './attack/scenarios.ts';
import { CONTROL_COMMIT, currentTree, earlierTree, type Tree } from './attack/tree.ts';
import { commandLine, refuse } from './command-line.ts';

// Attacks the running product: `npm run attack`, or some of it (`npm run attack -- 3 11-slow-body`); compares with
// the product without the defences (`--control`), or with another commit (`--at`), and writes the results into
// docs/security.md (`--write`).

const MAXIMUM_MS = 5 * 60_000;

const { values, positionals } = commandLine({
  usage: 'npm run attack [-- <finding or scenario> … --control --at <commit> --write]',
  options: {
    control: { type: 'boolean', default: false },
    at: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
/** `1` selects a finding, which does not include `11`. */
const isMeant = (asked: string, { name }: Scenario) =>
  name.startsWith(/^\d+$/.test(asked) ? `${asked}-` : asked);
const unknown = positionals.find((asked) => !scenarios.some((each) => isMeant(asked, each)));
if (unknown !== undefined)
  refuse(`There is no scenario "${unknown}"; there are: ${scenarios.map(({ name }) => name).join(', ')}.`);
const chosen = scenarios.filter(
  (each) => positionals.length === 0 || positionals.some((asked) => isMeant(asked, each)),
);

const cleanUp: (() => Promise<void>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => leave().finally(() => process.exit(1)));
}

try {
  const asked = values.at === undefined ? currentTree() : earlierTree(values.at);
  const before = values.control ? await runControls(asked) : null;
  const now = await runAll(asked, chosen);
  console.log(resultsText(chosen, before, now));
  if (values.write) writeResults(chosen, before, now);
  const isProven = ({ name }: Scenario) => before === null || before.outcomes.get(name)?.succeeded === true;
  const holds = ({ name }: Scenario) => now.outcomes.get(name)?.succeeded === false;
  process.exitCode = chosen.every((each) => holds(each) && isProven(each)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave();
  process.exitCode = 1;
}

/** Each scenario where it succeeds: at an earlier commit, or in this tree without its defence. */
async function runControls(asked: Tree): Promise<Results> {
  const controls = Map.groupBy(chosen, ({ without, before = CONTROL_COMMIT }) => (without ? null : before));
  // What is missing is said before anything has run.
  const trees = [...controls].map(([commit, meant]) => ({
    tree: commit === null ? asked : earlierTree(commit),
    meant,
  }));
  const outcomes = new Map<string, Outcome | null>();
  for (const { tree, meant } of trees) {
    const results = await runAll(tree, meant, { isWithout: tree === asked });
    for (const [name, outcome] of results.outcomes) outcomes.set(name, outcome);
  }
  return { commit: CONTROL_COMMIT, outcomes };
}

/** @param isWithout each scenario on the tree without its defence */
async function runAll(tree: Tree, meant: readonly Scenario[], { isWithout = false } = {}): Promise<Results> {
  console.log(`Attacking ${tree.commit}${isWithout ? ' without the defences' : ''} …`);
  const clinic = await openClinic(tree);
  const outcomes = new Map<string, Outcome | null>();
  cleanUp.push(clinic.close);
  for (const each of meant) {
    const arena = openArena(isWithout ? { ...tree, without: each.without } : tree, clinic);
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
