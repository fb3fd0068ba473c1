import { globSync, readFileSync } from 'node:fs';
import { root } from './test/suites.ts';

// How long the sentences of the documents are: `node scripts/prose.ts`. The aim: half of them have 18 words or fewer, few more than 40.
const SHORT = 18;
const LONG = 40;

const files = globSync('{*.md,docs/**/*.md,portal/**/*.md,design-system/**/*.md,tokens/**/*.md}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).sort();

/** Numbers of words of the sentences of a document; what is code, a table, a heading or an address counts for none. */
function sentenceLengths(text: string): number[] {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^\s*(?:\||#|→).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // A place in the code is one word.
    .replace(/`[^`]*`/g, 'code');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:])\s+(?=[\p{Lu}*‘“(])/u))
    .map((sentence) => sentence.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0)
    .filter((words) => words > 2);
}

const percent = (part: number, of: number) => `${of === 0 ? 0 : Math.round((part / of) * 100)} %`;
const counts = files.map((file) => {
  const lengths = sentenceLengths(readFileSync(`${root}/${file}`, 'utf8'));
  return {
    file,
    all: lengths.length,
    short: lengths.filter((words) => words <= SHORT).length,
    long: lengths.filter((words) => words > LONG).length,
  };
});
for (const { file, all, short, long } of counts.toSorted((one, other) => other.long - one.long))
  if (all > 0)
    console.log(
      `${percent(short, all).padStart(5)} short, ${String(long).padStart(3)} long of ${all}  ${file}`,
    );
const sum = (key: 'all' | 'short' | 'long') => counts.reduce((total, each) => total + each[key], 0);
console.log(
  `\n${sum('all')} sentences: ${percent(sum('short'), sum('all'))} have ${SHORT} words or fewer, ${percent(sum('long'), sum('all'))} more than ${LONG}`,
);
