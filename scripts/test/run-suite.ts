import { createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, ProgressMessage } from './progress-message.ts';
import { endSuite, startSuite } from './suite-process.ts';
import { logs, root, type Suite } from './suites.ts';

/** How far a suite is. */
export interface Progress {
  readonly name: string;
  readonly began: number;
  /** Of what there is to do, if the suite tells it. */
  planned?: { readonly count: number; readonly unit: string };
  done: number;
  passed: number;
  failed: number;
}

/**
 * Runs a suite to its end.
 * @param onFailure called at once for each test that fails
 * @param onStart called with what changes while the suite runs
 * @param silentMs after so long without a word from it, it hangs, and is ended with the names of what runs
 */
export function runSuite(
  suite: Suite,
  onStart: (progress: Progress) => void,
  onFailure: (failure: Failure) => void,
  silentMs = SILENT_MS,
): Promise<Progress> {
  const progress: Progress = { name: suite.name, began: performance.now(), done: 0, passed: 0, failed: 0 };
  onStart(progress);
  const fail = (failure: Failure) => {
    progress.failed++;
    onFailure(failure);
  };
  const [command = '', ...args] = suite.command;
  const { promise, resolve } = Promise.withResolvers<Progress>();
  const child = startSuite(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, ...suite.environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = join(logs, `${suite.name}.log`);
  const file = createWriteStream(log, { flags: 'a' });
  const took = new Map<string, number>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MOST_SHOWN);
      file.write(text);
    });
  }
  const open = new Set<string>();
  let watch: NodeJS.Timeout | undefined;
  const hangs = () => {
    for (const title of innermost(open))
      fail({ title, details: 'It did not come to an end, and was ended.' });
    endSuite(child);
  };
  child.on('message', (message: ProgressMessage) => {
    clearTimeout(watch);
    watch = setTimeout(hangs, silentMs);
    if (message.type === 'planned') progress.planned = message;
    else if (message.type === 'took')
      took.set(message.file, (took.get(message.file) ?? 0) + message.milliseconds);
    else if (message.type === 'failed') fail(message.failure);
    else if (message.type === 'began') open.add(message.title);
    else if (message.type === 'ended') open.delete(message.title);
    else progress[message.type]++;
  });
  child.on('error', (error) => fail({ title: suite.name, details: String(error) }));
  child.on('close', (code) => {
    clearTimeout(watch);
    file.end();
    const times = join(logs, `${suite.name}.times.txt`);
    // A second look at some of the files leaves the times of all.
    if (took.size > 0 && !existsSync(times)) writeFileSync(times, slowestFirst(took));
    if (code === 0 && !suite.tells) progress.passed++;
    // A suite that ended badly has failed, whatever it told; so has one that ran nothing.
    else if (progress.failed === 0 && (code !== 0 || progress.passed === 0)) {
      fail({
        title: suite.name,
        details: `${output}\nIt ended with ${code}; all that it printed is in ${log}.`,
      });
    }
    resolve(progress);
  });
  return promise;
}

/** What Node has compiled, for the hundreds of processes that a run starts with the same modules. */
const COMPILED = join(root, '.cache', 'compiled');

/** A line for each file: seconds, and which one. */
function slowestFirst(took: ReadonlyMap<string, number>): string {
  const files = [...took].toSorted(([, one], [, other]) => other - one);
  return files.map(([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1)} ${file}\n`).join('');
}

/** Of files and tests that run, those that are not around another. */
const innermost = (titles: ReadonlySet<string>): readonly string[] =>
  [...titles].filter((title) => ![...titles].some((other) => other.startsWith(`${title} > `)));

/** A test that waits is ended by its own runner after two minutes; one that lets nothing else run, by this. */
const SILENT_MS = 300_000;

/** Letters of a suite's output that are shown when it fails without saying why. */
const MOST_SHOWN = 20_000;
