import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helsinkiDay } from '../../portal/contract/time/time.ts';
import type { Outcome, Scenario } from './scenario.ts';
import { CONTROL_COMMIT } from './tree.ts';

/** Results of the scenarios on one version of the product; null for what could not be tried. */
export interface Results {
  readonly commit: string;
  readonly outcomes: ReadonlyMap<string, Outcome | null>;
}

const PAGE = fileURLToPath(new URL('../../docs/security.md', import.meta.url));
const BEGIN = '<!-- scenarios: written by `npm run attack -- --control --write` -->';
const END = '<!-- end of scenarios -->';

const word = (outcome: Outcome | null | undefined) =>
  outcome ? (outcome.succeeded ? 'came through' : 'held') : 'not tried';

/** For the terminal: how many succeeded, before and now. */
export function resultsText(chosen: readonly Scenario[], before: Results | null, now: Results): string {
  const width = Math.max(...chosen.map(({ name }) => name.length));
  const lines = chosen.map(({ name }) => {
    const former = before ? `${word(before.outcomes.get(name)).padEnd(14)}` : '';
    return `${name.padEnd(width)}  ${former}${word(now.outcomes.get(name))}`;
  });
  const head = `${''.padEnd(width)}  ${before ? before.commit.padEnd(14) : ''}${now.commit}`;
  const came = chosen.filter(({ name }) => now.outcomes.get(name)?.succeeded).length;
  return ['', head, ...lines, '', `${chosen.length} scenarios, ${came} came through.`].join('\n');
}

export function writeResults(chosen: readonly Scenario[], before: Results | null, now: Results): void {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, withResults(page, chosen, { before, now, day: helsinkiDay(new Date()) }));
}

interface Shown {
  /** Without it the rows keep what they say about it. */
  readonly before: Results | null;
  readonly now: Results;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** The page with the rows of these scenarios; the rows of others stay as they are. */
export function withResults(page: string, chosen: readonly Scenario[], { before, now, day }: Shown): string {
  const [head = '', rest = ''] = page.split(BEGIN);
  const [table = '', tail = ''] = rest.split(END);
  const rows = new Map(
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => [/`([^`]+)`/.exec(line)?.[1] ?? '', line]),
  );
  for (const { name, about, before: commit, without } of chosen) {
    const former = rows.get(name)?.split(' | ')[2] ?? '–';
    const files = without?.map(({ file }) => `\`${basename(file)}\``).join(' and ');
    const where = files ? ` (without ${files})` : commit ? ` (${commit})` : '';
    const control = before ? seen(before.outcomes.get(name)) + where : former;
    const cells = [`\`${name}\``, about, control, seen(now.outcomes.get(name)), `${now.commit}, ${day}`];
    rows.set(name, `| ${cells.join(' | ')} |`);
  }
  const inOrder = [...rows].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const heads = [
    `| scenario | what is tried | before (${CONTROL_COMMIT}) | now | at |`,
    '| --- | --- | --- | --- | --- |',
  ];
  return head + [BEGIN, ...heads, ...inOrder.map(([, row]) => row), END].join('\n') + tail;
}

const seen = (outcome: Outcome | null | undefined) =>
  outcome ? `**${word(outcome)}**: ${outcome.seen.replaceAll('|', '\\|')}` : 'could not be tried';
