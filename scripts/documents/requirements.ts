import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the product must do, as one line of `docs/requirements` says it. */
export interface Requirement {
  /** `BOOK-12` */
  readonly id: string;
  /** Name of its document: `booking.md`. */
  readonly document: string;
  readonly sentence: string;
  readonly proofs: readonly Proof[];
}

/** What shows that a requirement is met. */
export interface Proof {
  /** From the project's folder. */
  readonly file: string;
  /** A test's title, or the beginning of one that goes on with `: ${…}`; the name of a story; null for the whole file. */
  readonly name: string | null;
}

/** An area of the requirements. */
export interface RequirementDocument {
  readonly name: string;
  /** What its ids begin with, as its heading names it: `BOOK`. */
  readonly prefix: string;
  readonly requirements: readonly Requirement[];
}

const HEADING = /^# .+ \(([A-Z][A-Z0-9]+)\)$/m;
const LINE = /^- \*\*([A-Z][A-Z0-9]+-\d\d)\*\* (.+)((?:\n {2}→ .+)*)$/gm;
const PROOF = /→ `([^`]+)`(?: "(.+)")?$/;
const ITEM = /^- /gm;

/**
 * Reads an area of the requirements.
 * @throws Error for a document without a prefix, and for a list item that is no requirement
 */
export function parseDocument(name: string, text: string): RequirementDocument {
  const prefix = HEADING.exec(text)?.[1];
  if (!prefix) throw new Error(`${name} has no heading that ends in the prefix of its ids`);
  const requirements = [...text.matchAll(LINE)].map(([, id = '', sentence = '', proofs = '']) => ({
    id,
    document: name,
    sentence,
    proofs: proofs
      .split('\n')
      .filter(Boolean)
      .map((line) => parseProof(name, line)),
  }));
  const items = text.match(ITEM)?.length ?? 0;
  if (items !== requirements.length)
    throw new Error(`${name} has ${items} list items, of which ${requirements.length} can be read`);
  return { name, prefix, requirements };
}

/** Documents beside the areas. */
const NO_AREAS = ['README.md', 'coverage.md'];

/** Every area of `docs/requirements`. */
export function readDocuments(): readonly RequirementDocument[] {
  return globSync('docs/requirements/*.md', { cwd: ROOT })
    .filter((path) => !NO_AREAS.includes(basename(path)))
    .sort()
    .map((path) => parseDocument(basename(path), readFileSync(join(ROOT, path), 'utf8')));
}

/** How the line begins that a test stands in, or that the rows before its title begin with: `test.skip.each`. */
const BEGINNING = /^[ \t]*(?:describe|it|test)\b[\w.]*/gm;
/** What keeps a test from running. */
const NOT_RUN = /\.(?:skip|todo|fixme)\b/;

/**
 * Whether a source has a test that runs whose title is `name`, or begins with it before `: ${…}`; or a story of that
 * name.
 */
export function hasTest(source: string, name: string): boolean {
  const title = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const call = new RegExp(`\\(\\s*(['"\`])${title}(?:\\1|: \\$\\{)`, 'g');
  const runs = [...source.matchAll(call)].some(({ index }) => {
    const beginning = source.slice(0, index).match(BEGINNING)?.at(-1) ?? '';
    return !NOT_RUN.test(beginning);
  });
  return runs || new RegExp(`^export const ${title}\\b`, 'm').test(source);
}

/** Ids in a text that begin with one of the prefixes, or stand in brackets as a pointer does. */
export function pointersIn(text: string, prefixes: readonly string[]): readonly string[] {
  const known = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g');
  const bracketed = [...text.matchAll(/\(((?:[A-Z][A-Z0-9]+-\d\d(?:, | and | to )?)+)\)/g)];
  const ids = [
    ...(text.match(known) ?? []),
    ...bracketed.flatMap(([, list = '']) => list.split(/, | and | to /)),
  ];
  return [...new Set(ids)];
}

function parseProof(name: string, line: string): Proof {
  const [, file, test] = PROOF.exec(line) ?? [];
  if (!file) throw new Error(`${name}: "${line.trim()}" names no file`);
  return { file, name: test ?? null };
}
