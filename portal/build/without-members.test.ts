import { expect, test } from 'vitest';
import { withoutMembers } from './without-members.ts';

const code = `
  var onMount = { useState: mountState, useGuess: function (guess) { return guess; }, useId: mountId };
  var onUpdate = { useId: updateId, useGuess: updateGuess };
  function stack(fiber) { return describe(fiber); }
  function keep(fiber) { return stack(fiber); }
  exports.useState = function () { return onMount.useState(); };
  exports.useGuess = function (guess) { return onMount.useGuess(guess); };
  Root.prototype.useGuess = function () {};
`;
const unused = { members: ['useGuess'], bodies: { stack: "return ''" } };

test('takes members out of tables and exports, and leaves the others', () => {
  const rest = withoutMembers(code, unused).replaceAll(/\s+/g, ' ').trim();
  expect(rest).toBe(
    'var onMount = { useState: mountState, useId: mountId };' +
      ' var onUpdate = { useId: updateId, };' +
      " function stack(fiber) {return ''}" +
      ' function keep(fiber) { return stack(fiber); }' +
      ' exports.useState = function () { return onMount.useState(); };',
  );
});

test.each([
  [{ ...unused, members: ['useGuess', 'useWish'] }, 'useWish'],
  [{ ...unused, bodies: { describe: '' } }, 'describe'],
])('fails for code that no longer has something to take away', (missing, name) => {
  expect(() => withoutMembers(code, missing)).toThrow(name);
});
