import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../portal/shell/browser/pages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const components = fileURLToPath(new URL('../design-system/src/', import.meta.url));

const textOf = (files: readonly string[]) => files.map((file) => readFileSync(`${here}${file}`, 'utf8'));
const storiesOf = (name: string) => globSync(`components/*/${name}.stories.tsx`, { cwd: here });

/** Nothing of these is visible: they have no looks to show. */
const UNSEEN = ['DesignSystem', 'FadeOut', 'LazyPart', 'RouteAnnouncer', 'VisuallyHidden'];

/** These show no text that they are given: dates, numbers, drawings. */
const WORDLESS = [
  'Avatar',
  'Calendar',
  'CameraPreview',
  'DateLeaf',
  'DateRange',
  'DateTime',
  'DayPicker',
  'Emblem',
  'Form',
  'Medallion',
  'Pagination',
  'Picture',
  'Price',
  'ProgressLine',
  'RetryButton',
];

describe.each(readdirSync(components).filter((name) => existsSync(`${components}${name}/${name}.tsx`)))(
  '%s',
  (name) => {
    const [text = ''] = textOf(storiesOf(name));

    it('has a page of its own, which says what to do and what not', () => {
      expect(storiesOf(name)).toHaveLength(1);
      expect(text).toMatch(/guidance: \{\s*do: \[/);
      expect(text).toMatch(/dont: \[/);
    });

    it('is used in a story with a play function', () => {
      expect(text).toMatch(/play(:|\()/);
    });

    it.skipIf(UNSEEN.includes(name))(
      'is seen in large text, from right to left and in forced colours',
      () => {
        for (const story of ['LargeText', 'RightToLeft', 'ForcedColours']) {
          expect(text).toContain(`export const ${story}`);
        }
      },
    );

    it.skipIf([...UNSEEN, ...WORDLESS].includes(name))('is shown with long words', () => {
      expect(text).toContain('export const LongWords');
    });
  },
);

it('has no stories of components that do not exist', () => {
  const names = globSync('components/*/*.stories.tsx', { cwd: here }).map((file) =>
    basename(file, '.stories.tsx'),
  );
  expect(names.filter((name) => !existsSync(`${components}${name}/${name}.tsx`))).toEqual([]);
});

it.each(Object.keys(PAGES))('shows the page %s', (key) => {
  const pages = textOf(globSync('pages/**/*.stories.tsx', { cwd: here }));
  expect(pages.some((text) => text.includes(`'${key}'`))).toBe(true);
});
