import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { motion } from '@portal/tokens/shared';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const sheets = globSync('**/*.css.ts', { cwd: source }).map((name) => ({
  name,
  text: readFileSync(`${source}${name}`, 'utf8'),
}));

/** What a browser changes without laying out the page again. */
const STEADY = ['transform', 'opacity', 'color', 'background-color', 'border-color', 'box-shadow'];
const WORDS = ['text-decoration-color'];
/** They tell that something goes on, for as long as it does, or follow the reader's own scrolling. */
const LASTING = [
  'ProgressBar/ProgressBar.css.ts',
  'ProgressLine/ProgressLine.css.ts',
  'Skeleton/Skeleton.css.ts',
  'Spinner/Spinner.css.ts',
  'Tabs/Tabs.css.ts',
];

/** Each `what: 'value'` of the sheets, with the sheet's name. */
const valuesOf = (what: RegExp) =>
  sheets.flatMap(({ name, text }) => [...text.matchAll(what)].map(([, value = '']) => ({ name, value })));

it('is over within 200 ms', () => {
  for (const duration of Object.values(motion.duration))
    expect(Number.parseInt(duration, 10)).toBeLessThanOrEqual(200);
  const own = valuesOf(/(?:[dD]uration|animation|transition)\w*: ([^\n!]*\d+m?s\b[^\n!]*),\n/g);
  expect(own.filter(({ name }) => !LASTING.includes(name))).toEqual([]);
});

it('moves nothing but by transform and opacity, and fades colours', () => {
  const properties = [
    ...valuesOf(/transitionProperty: '([^']*)'/g),
    ...valuesOf(/transition: [`']([\w-]+)/g),
  ].flatMap(({ name, value }) => value.split(', ').map((property) => `${name}: ${property}`));
  expect(properties.length).toBeGreaterThan(20);
  const steady = [...STEADY, ...WORDS];
  expect(properties.filter((each) => !steady.includes(each.split(': ')[1] ?? ''))).toEqual([]);

  const frames = valuesOf(/keyframes\((\{[\s\S]*?\})\);/g).filter(({ name }) => !LASTING.includes(name));
  expect(frames.length).toBeGreaterThan(5);
  const moved = frames.flatMap(({ name, value }) =>
    [...value.matchAll(/(\w+): (?!\{)/g)].map(([, property = '']) => `${name}: ${property}`),
  );
  expect(moved.filter((each) => !/: (transform|opacity)$/.test(each))).toEqual([]);
});

it('is not there for readers who want less of it', () => {
  const ground = sheets.find(({ name }) => name === 'themes/base.css.ts')?.text;
  expect(ground).toMatch(/prefers-reduced-motion: reduce[\s\S]*animationDuration: '1ms !important'/);
  expect(ground).toMatch(/prefers-reduced-motion: reduce[\s\S]*transitionDuration: '1ms !important'/);
});
