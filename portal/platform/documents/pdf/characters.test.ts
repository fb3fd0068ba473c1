import { expect, test } from 'vitest';
import { createCharacters } from './characters.ts';

const characters = () =>
  createCharacters(
    (character) => /[\u0020-\u007e\u00a0-\u00ff]/.test(character),
    (codes) => `[${codes.join(' ')}]`,
  );

test.each([
  ['what a font has', 'Hyvä vointi?', 'Hyvä vointi?'],
  ['a letter in two parts', 'a\u0308', 'ä'],
  ['a ligature', 'o\ufb03ce', 'office'],
  ['a unit that is one character', '5 \u338e', '5 mg'],
  ['a hyphen that does not break', 'B12\u2011vitamiini', 'B12-vitamiini'],
  ['what is not seen', 'mu\u00adut\u200bama', 'muutama'],
  ['spaces and ends of lines', '12\u00a0mg\u2009x\n2', '12\u00a0mg\u2009x\n2'],
  ['what no font has, by its code', 'on 😀.', 'on [U+1F600].'],
  ['several in a row as one', '日本', '[U+65E5 U+672C]'],
  ['a letter whose mark no font has, whole', 'ǰ', '[U+01F0]'],
  ['parts that make one picture', '👩\u200d🦰', '[U+1F469 U+1F9B0]'],
  ['half a character', '\ud83d', '[U+D83D]'],
])('%s', (_, text, shown) => {
  expect(characters().shown(text)).toBe(shown);
});

test('it is known whether anything had to be said', () => {
  const { shown, hasSaid } = characters();
  shown('hyvä');
  expect(hasSaid()).toBe(false);
  shown('日');
  expect(hasSaid()).toBe(true);
});
