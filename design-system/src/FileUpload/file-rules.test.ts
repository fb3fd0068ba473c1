import { describe, expect, it } from 'vitest';
import { type FileRules, formatNames, formatSize, sortOut } from './file-rules.ts';

const rules: FileRules = { accept: ['.pdf', 'image/*', 'text/plain'], maxSize: 10, maxFiles: 3 };
const file = (name: string, type = '', size = 5): File => new File(['x'.repeat(size)], name, { type });

describe('what was chosen', () => {
  it.each([
    ['lahete.PDF', '', null],
    ['kuva.heic', 'image/heic', null],
    ['muistio', 'text/plain', null],
    ['muistio.txt', 'text/html', 'type'],
    ['ohjelma.exe', 'application/octet-stream', 'type'],
  ])('%s of type "%s" is judged by extension and media type', (name, type, reason) => {
    const { accepted, refused } = sortOut([file(name, type)], rules, 0);
    expect(refused).toEqual(reason ? [{ name, reason }] : []);
    expect(accepted).toHaveLength(reason ? 0 : 1);
  });

  it('may be as large as the largest size, but not empty', () => {
    const chosen = [file('a.pdf', '', 10), file('b.pdf', '', 11), file('c.pdf', '', 0)];
    expect(sortOut(chosen, rules, 0).refused).toEqual([
      { name: 'b.pdf', reason: 'size' },
      { name: 'c.pdf', reason: 'empty' },
    ]);
  });

  it('fills the places that are left, and a refused file takes none', () => {
    const chosen = [file('a.exe', 'x/y'), file('b.pdf'), file('c.pdf'), file('d.pdf')];
    const { accepted, refused } = sortOut(chosen, rules, 1);
    expect(accepted.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
    expect(refused).toEqual([
      { name: 'a.exe', reason: 'type' },
      { name: 'd.pdf', reason: 'count' },
    ]);
  });

  it('is all let through without rules', () => {
    const none = { accept: undefined, maxSize: undefined, maxFiles: undefined };
    expect(sortOut([file('a.exe')], none, 99).accepted).toHaveLength(1);
  });
});

it.each([
  [9_437_184, 'fi-FI', '9 Mt'],
  [1_500_000, 'fi-FI', '1,4 Mt'],
  [1_500_000, 'en-GB', '1.4 MB'],
  [2048, 'sv-FI', '2 kB'],
])('writes %s bytes in %s as %s', (bytes, locale, text) => {
  expect(formatSize(bytes, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

it('names each format once', () => {
  expect(formatNames(['.jpg', 'image/jpeg', 'application/pdf'], 'kuvat')).toBe('JPEG, PDF');
  expect(formatNames(['image/*', '.docx'], 'kuvat')).toBe('kuvat, DOCX');
});
