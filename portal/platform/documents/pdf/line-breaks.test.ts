import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenLines } from './line-breaks.ts';

/** Lines of so many characters of the same width. */
function linesOf(text: string, most: number): string[] {
  const lines = brokenLines(text, most, { widthOf: (part) => part.length, isLong: () => false });
  for (;;) {
    const { done, value } = lines.next();
    if (done) return value;
  }
}

test.each([
  ['a word that does not fit begins the next line', 'kolme neljä', 8, ['kolme ', 'neljä']],
  ['a word that fills the line stays on it', 'kolme ja', 8, ['kolme ja']],
  ['the space after it needs no room', 'kolmekin ja', 8, ['kolmekin ', 'ja']],
  ['a word of a whole line is not broken', 'ei röntgenkuva ole', 12, ['ei ', 'röntgenkuva ', 'ole']],
  ['what is wider than a line is', 'ei keuhkoröntgenkuva', 8, ['ei ', 'keuhkorö', 'ntgenkuv', 'a']],
  ['a non-breaking space is none', '12\u00a0mg päivässä', 8, ['12\u00a0mg ', 'päivässä']],
  ['a line of the text ends one', 'Lepo.\r\nUni.', 80, ['Lepo.', 'Uni.']],
])('%s', (_, text, most, lines) => {
  expect(linesOf(text, most)).toEqual(lines);
});

test('nothing is lost, no line is too wide, and none breaks inside a word that fits', () => {
  const words = fc.array(fc.stringMatching(/^[a-zäö0-9,.-]{1,30}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (given, most) => {
      const text = given.join(' ');
      const lines = linesOf(text, most);
      expect(lines.join('')).toBe(text);
      for (const [nth, line] of lines.entries()) {
        expect(line.trimEnd().length).toBeLessThanOrEqual(most);
        const next = lines[nth + 1];
        if (next === undefined || line.endsWith(' ')) continue;
        const word = `${line.split(' ').at(-1)}${next.split(' ', 1)}`;
        expect(word.length).toBeGreaterThan(most);
      }
    }),
  );
});
