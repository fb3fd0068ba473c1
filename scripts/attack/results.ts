import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { helsinkiDay } from '../../portal/contract/time.ts';
import type { Outcome, Try } from './try.ts';

/** What the tries have shown of one version of the product; null for what could not be tried. */
export interface Results {
  readonly commit: string;
  readonly outcomes: ReadonlyMap<string, Outcome | null>;
}

const PAGE = fileURLToPath(new URL('../../docs/security.md', import.meta.url));
const BEGIN = '<!-- tries: written by `npm run attack -- --control --write` -->';
const END = '<!-- end of tries -->';

const word = (outcome: Outcome | null | undefined) =>
  outcome ? (outcome.succeeded ? 'came through' : 'held') : 'not tried';

/** For the terminal: how many came through, before and now. */
export function resultsText(chosen: readonly Try[], before: Results | null, now: Results): string {
  const width = Math.max(...chosen.map(({ name }) => name.length));
  const lines = chosen.map(({ name }) => {
    const former = before ? `${word(before.outcomes.get(name)).padEnd(14)}` : '';
    return `${name.padEnd(width)}  ${former}${word(now.outcomes.get(name))}`;
  });
  const head = `${''.padEnd(width)}  ${before ? before.commit.padEnd(14) : ''}${now.commit}`;
  const came = chosen.filter(({ name }) => now.outcomes.get(name)?.succeeded).length;
  return ['', head, ...lines, '', `${chosen.length} tries, ${came} came through.`].join('\n');
}

/** Puts the rows of these tries into docs/security.md; those that were not tried stay as they are. */
export function writeResults(chosen: readonly Try[], before: Results | null, now: Results): void {
  const page = readFileSync(PAGE, 'utf8');
  const [head = '', rest = ''] = page.split(BEGIN);
  const [table = '', tail = ''] = rest.split(END);
  const kept = new Map(
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => [/`([^`]+)`/.exec(line)?.[1] ?? '', line]),
  );
  for (const { name, about } of chosen) {
    const former = kept.get(name)?.split(' | ')[2];
    const seen = (outcome: Outcome | null | undefined) =>
      outcome ? `**${word(outcome)}**: ${outcome.seen}` : 'could not be tried';
    const cells = [`\`${name}\``, about, before ? seen(before.outcomes.get(name)) : (former ?? '–')];
    kept.set(
      name,
      `| ${[...cells, `${seen(now.outcomes.get(name))} (${now.commit}, ${helsinkiDay(new Date())})`].join(' | ')} |`,
    );
  }
  const rows = [...kept].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const heads = ['| try | what is tried | before | now |', '| --- | --- | --- | --- |'];
  const written = [BEGIN, ...heads, ...rows.map(([, row]) => row), END].join('\n');
  writeFileSync(PAGE, head + written + tail);
}
