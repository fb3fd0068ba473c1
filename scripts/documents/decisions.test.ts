import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROOT } from './requirements.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const pages = readdirSync(FOLDER).filter((file) => file !== 'README.md');

describe.each(pages)('the decision %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const number = file.slice(0, 3);

  it('has its number as a title, and a date below it', () => {
    expect(text).toMatch(new RegExp(`^# ${number} .+\\n\\n\\*\\*Date\\.\\*\\* \\d{4}-\\d{2}-\\d{2}\\.`));
  });

  it.each(['Context', 'Decision', 'Consequence', 'Drawbacks', 'Alternatives'])('says its %s', (part) => {
    expect(text).toMatch(new RegExp(`^\\*\\*${part}[.:]`, 'm'));
  });

  it('has at most 60 lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it('is in the list of decisions, once', () => {
    expect(index.split(`| [${number}](${file}) |`)).toHaveLength(2);
  });

  it('is superseded by a page that exists', () => {
    const [, by] = /Superseded by \[\d{3}\]\(([^)]+)\)/.exec(text) ?? [];
    expect(pages).toContain(by ?? file);
  });
});

test('no number is given twice', () => {
  const numbers = pages.map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});
