import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../portal/shell/browser/pages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const components = `${root}design-system/src/`;

const textOf = (files: readonly string[]) => files.map((file) => readFileSync(`${here}${file}`, 'utf8'));
const storiesOf = (name: string) => globSync(`design-system/${name}.stories.tsx`, { cwd: here });

const PATTERNS = globSync('patterns/*.stories.tsx', { cwd: here }).map((file) =>
  basename(file, '.stories.tsx'),
);

/** Nothing of these is visible: they have no looks to show. */
const UNSEEN = ['DesignSystem', 'FadeOut', 'LazyPart', 'RouteAnnouncer', 'VisuallyHidden'];

/** These show no text that they are given: dates, numbers, drawings. */
const WORDLESS = [
  'Avatar',
  'Calendar',
  'CameraPreview',
  'CheckboxSpace',
  'DateLeaf',
  'DateRange',
  'DateTime',
  'DayPicker',
  'Emblem',
  'Facade',
  'Form',
  'Medallion',
  'Pagination',
  'Picture',
  'Price',
  'ProgressLine',
  'QrCode',
  'RetryButton',
];

describe.each(readdirSync(components).filter((name) => existsSync(`${components}${name}/${name}.tsx`)))(
  '%s',
  (name) => {
    const [text = ''] = textOf(storiesOf(name));

    it('has a page of its own, which says what to do and what not', () => {
      expect(storiesOf(name)).toHaveLength(1);
      expect(text).toMatch(/\bdo: \[/);
      expect(text).toMatch(/dont: \[/);
    });

    it('says what it is for, and when to choose another, by name', () => {
      expect(text).toMatch(/guidance: \{\s*use: ['"]For /);
      const [, instead = ''] = /instead: \{([^}]*)\}/.exec(text) ?? [];
      const others = [...instead.matchAll(/(\w+): ['"]/g)].map(([, other = '']) => other);
      expect(others).not.toHaveLength(0);
      expect(others.filter((other) => other === name || storiesOf(other).length !== 1)).toEqual([]);
    });

    it('is on the sheet of its heading, and on no other', () => {
      const [, heading] = /title: '(\w+)\//.exec(text) ?? [];
      const sheets = globSync('visual/*.stories.tsx', { cwd: here }).filter((file) =>
        textOf([file]).some((sheet) => new RegExp(`[{,]${name}[},]`).test(sheet)),
      );
      expect(sheets).toEqual([`visual/${heading}.stories.tsx`]);
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

describe.each(PATTERNS)('the pattern %s', (name) => {
  const [text = ''] = textOf([`patterns/${name}.stories.tsx`]);

  it('says what it is for, what to do and not, and when to choose another pattern', () => {
    expect(text).toMatch(/guidance: \{\s*use: ['"]For /);
    expect(text).toMatch(/\bdo: \[/);
    expect(text).toMatch(/dont: \[/);
    const [, instead = ''] = /instead: \{([^}]*)\}/.exec(text) ?? [];
    const others = [...instead.matchAll(/(\w+): ['"]/g)].map(([, other = '']) => other);
    expect(others).not.toHaveLength(0);
    expect(others.filter((other) => other === name || !PATTERNS.includes(other))).toEqual([]);
  });

  it('is used in a story with a play function', () => {
    expect(text).toMatch(/play(:|\()/);
  });
});

it('has no stories of components that do not exist', () => {
  const names = globSync('design-system/*.stories.tsx', { cwd: here }).map((file) =>
    basename(file, '.stories.tsx'),
  );
  expect(names.filter((name) => !existsSync(`${components}${name}/${name}.tsx`))).toEqual([]);
});

/** The folder of a feature, else that of the file itself: where its stories stand, too. */
const folderOf = (file: string) => /^areas\/[^/]+\/[^/]+/.exec(file)?.[0] ?? dirname(file);

it.each(Object.entries(PAGES))('shows the page %s in the folder of its code', (key, module) => {
  const pages = textOf(globSync(`portal/${folderOf(module)}/*.stories.tsx`, { cwd: here }));
  expect(pages.some((text) => text.includes(`'${key}'`))).toBe(true);
});

it('has no folder of pages that the portal does not have', () => {
  const folders = globSync('portal/**/*.stories.tsx', { cwd: here }).map(dirname);
  expect(folders.filter((folder) => !existsSync(`${root}${folder}`))).toEqual([]);
});
