import { expect, it } from 'vitest';
import { initials } from './Avatar.tsx';

it.each([
  ['Aino Virtanen', 'AV'],
  ['åke björn  lindström', 'ÅL'],
  ['Cher', 'C'],
  ['  ', ''],
])('takes the initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
