import type { Failure } from './progress-message.ts';
import { narrowed, type Suite } from './suites.ts';

/** What became of a suite. */
export interface Ended {
  readonly suite: Suite;
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface SecondLook {
  readonly ended: readonly Ended[];
  /** Tests that failed in one of the two runs of their file and passed in the other, as `suite: title`. */
  readonly flaky: readonly string[];
}

/** With more failures in a suite something is broken, and to run it again would only take time. */
const MOST = 10;

/**
 * Runs the files of what failed once more, a suite at a time and nothing beside it: a test that then passes has failed by the
 * machine's load or the clock. It counts as passed, and is named to be mended first.
 *
 * @param ended what became of the suites, in any order
 * @param run runs one suite to its end
 */
export async function lookAgain(
  ended: readonly Ended[],
  run: (suite: Suite) => Promise<Ended>,
): Promise<SecondLook> {
  const after = new Map(ended.map((each) => [each.suite.name, each]));
  const flaky: string[] = [];
  for (const { suite, passed, failures } of ended) {
    const files = failures.flatMap(({ file }) => file ?? []);
    if (files.length === 0 || files.length < failures.length || files.length > MOST) continue;
    const again = await run(narrowed(suite, [...new Set(files)]));
    const still = (title: string) => again.failures.some((failure) => failure.title === title);
    // What ends without a word of its tests has shown nothing.
    if (again.failures.some(({ file }) => file === undefined)) continue;
    const passedNow = failures.filter(({ title }) => !still(title));
    const failedNow = again.failures.filter(({ title }) => !failures.some((first) => first.title === title));
    flaky.push(...[...passedNow, ...failedNow].map(({ title }) => `${suite.name}: ${title}`));
    const left = failures.filter(({ title }) => still(title));
    after.set(suite.name, { suite, passed: passed + passedNow.length, failures: left });
    if (left.length === 0) await followers(suite, after, run);
  }
  return { ended: [...after.values()], flaky };
}

/** A suite that judges what another has left behind is judged by the whole of it. */
async function followers(
  { name }: Suite,
  after: Map<string, Ended>,
  run: (suite: Suite) => Promise<Ended>,
): Promise<void> {
  for (const { suite, failures } of [...after.values()])
    if (failures.length > 0 && suite.after?.includes(name) && !suite.tells)
      after.set(suite.name, await run(suite));
}
