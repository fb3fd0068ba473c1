import { basename } from 'node:path';
import type { Requirement } from './requirements.ts';
import type { Statement } from './statements.ts';

const HEAD = `# Coverage

Each statement of what was ordered, the requirements that it has become, and the tests that show them. The page is made by
\`npm run coverage\` from [statements.tsv](statements.tsv) and the requirements: edit those. The titles of the tests stand at the requirements.
`;

/** What each part is about, by its number. */
const PARTS: Readonly<Record<string, string>> = {
  1: 'What the product does, and for whom',
  2: 'Pages and addresses',
  3: 'Data',
  4: 'States',
  5: 'What is checked',
  6: 'Who may do what',
  7: 'Calls',
  8: 'Codes and messages',
  9: 'Constants and limits',
};

/** How many statements are shown by tests, missing so far, and not to be. */
export function countsOf(statements: readonly Statement[]) {
  const absent = (kind: string) => statements.filter(({ absence }) => absence?.kind === kind).length;
  const counts = { missing: absent('missing'), not: absent('not') };
  return { all: statements.length, shown: statements.length - counts.missing - counts.not, ...counts };
}

/** `docs/requirements/coverage.md`: the statements by their parts, the missing ones first. */
export function coverageDocument(
  statements: readonly Statement[],
  requirements: readonly Requirement[],
): string {
  const known = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const { all, shown, missing, not } = countsOf(statements);
  const absent = (kind: string, title: string) => [
    `## ${title}`,
    '',
    ...statements.flatMap(({ number, text, absence }) =>
      absence?.kind === kind ? [`- ${number} ${text}: ${absence.reason}.`] : [],
    ),
    '',
  ];
  const parts = Object.entries(PARTS).flatMap(([part, title]) => [
    `## ${part} ${title}`,
    '',
    '| | statement | requirements | tests |',
    '| --- | --- | --- | --- |',
    ...statements.filter(({ number }) => number.startsWith(`${part}.`)).map((each) => rowOf(each, known)),
    '',
  ]);
  return [
    HEAD,
    `Of ${all} statements ${shown} are shown by tests, ${missing} are missing, and ${not} are not to be.`,
    '',
    ...absent('missing', 'Missing'),
    ...absent('not', 'Not to be'),
    ...parts,
  ].join('\n');
}

function rowOf(
  { number, text, requirements, absence }: Statement,
  known: ReadonlyMap<string, Requirement>,
): string {
  if (absence) return `| ${number} | ${text} | ${absence.kind} | – |`;
  const found = requirements.flatMap((id) => known.get(id) ?? []);
  const links = found.map(({ id, document }) => `[${id}](${document})`);
  const tests = new Set(found.flatMap(({ proofs }) => proofs.map(({ file }) => `\`${basename(file)}\``)));
  return `| ${number} | ${text} | ${links.join(', ')} | ${[...tests].join(', ')} |`;
}
