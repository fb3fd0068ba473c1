import { expect, test } from 'vitest';
import { hasWords } from './search.ts';

const answer = 'Soita Päivystysapuun 116117. Älä lähde heti.';

test.each(['', ' ', 'soita', 'PÄIVYSTYS', 'älä  soita', '117 heti'])('%j is found', (typed) => {
  expect(hasWords(answer, typed)).toBe(true);
});

test.each(['odota', 'soita odota', '112'])('%j is not', (typed) => {
  expect(hasWords(answer, typed)).toBe(false);
});
