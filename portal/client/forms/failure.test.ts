import { expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '#contract/calls/problem.ts';
import { NetworkError, ProblemError } from '../calls/call-error.ts';
import { failureOf } from './failure.ts';

const problem = (code: ProblemCode) =>
  new ProblemError({ type: 'about:blank', title: code, status: PROBLEMS[code], code });

const ALL = [
  'forbidden',
  'identifyAgain',
  'sessionExpired',
  'temporarilyUnavailable',
  'tooManyRequests',
] as const;

test.each(['offline', 'timeout', 'unreadable'] as const)('no answer (%s) is the network', (reason) => {
  expect(failureOf(new NetworkError(reason), ALL)).toBe('network');
});

test.each([
  ['authenticationRequired', 'sessionExpired'],
  ['forbidden', 'forbidden'],
  ['freshIdentificationRequired', 'identifyAgain'],
  ['temporarilyUnavailable', 'temporarilyUnavailable'],
  ['tooManyRequests', 'tooManyRequests'],
] as const)('%s is %s where the form has words for it', (code, failure) => {
  expect(failureOf(problem(code), ALL)).toBe(failure);
  expect(failureOf(problem(code), [])).toBe('unknownError');
});

test('whatever else is refused or thrown is unknown', () => {
  const named = [
    'authenticationRequired',
    'forbidden',
    'freshIdentificationRequired',
    'temporarilyUnavailable',
    'tooManyRequests',
  ];
  const others = (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => !named.includes(code));
  for (const code of others) expect(failureOf(problem(code), ALL)).toBe('unknownError');
  expect(failureOf(new TypeError('a slip of ours'), ALL)).toBe('unknownError');
});
