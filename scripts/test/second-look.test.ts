import { expect, it } from 'vitest';
import type { Failure } from './progress-message.ts';
import { type Ended, lookAgain } from './second-look.ts';
import type { Suite } from './suites.ts';

const suite = (name: string, after: string[] = []): Suite => ({ name, command: [name], after });
const API: Suite = { ...suite('api'), tells: true };
const failure = (title: string, file?: string): Failure => ({ title, ...(file && { file }), details: '' });

/** What a second run of `first` says, and what it ran. */
async function look(first: readonly Ended[], again: (suite: Suite) => Ended) {
  const ran: string[] = [];
  const found = await lookAgain(first, async (each) => {
    ran.push(each.command.join(' '));
    return again(each);
  });
  const counts = found.ended.map((each) => [each.suite.name, each.passed, each.failures.length]);
  return { ran, flaky: found.flaky, counts };
}

it('runs the files of what failed once more, and names what then passes', async () => {
  const failures = [failure('a > one', 'a'), failure('a > two', 'a'), failure('b > three', 'b')];
  const found = await look([{ suite: API, passed: 7, failures }], (again) => ({
    suite: again,
    passed: 2,
    failures: [failure('a > two', 'a')],
  }));
  expect(found).toEqual({
    ran: ['api a b'],
    flaky: ['api: a > one', 'api: b > three'],
    counts: [['api', 9, 1]],
  });
});

it('names what passed at first and fails in the second run', async () => {
  const first = [{ suite: API, passed: 7, failures: [failure('a > one', 'a')] }];
  const { flaky, counts } = await look(first, (again) => ({
    suite: again,
    passed: 1,
    failures: [failure('a > two', 'a')],
  }));
  expect(flaky).toEqual(['api: a > one', 'api: a > two']);
  expect(counts).toEqual([['api', 8, 0]]);
});

it('leaves what failed as a whole, and what failed too often, as it is', async () => {
  const many = Array.from({ length: 11 }, (_, nth) => failure(`a > ${nth}`, 'a'));
  const first = [
    { suite: API, passed: 7, failures: [failure('a > one', 'a'), failure('Outside of every test')] },
    { suite: suite('types'), passed: 0, failures: [failure('types')] },
    { suite: suite('unit'), passed: 3, failures: many },
  ];
  const { ran, flaky, counts } = await look(first, () => expect.unreachable());
  expect({ ran, flaky }).toEqual({ ran: [], flaky: [] });
  expect(counts).toEqual([
    ['api', 7, 2],
    ['types', 0, 1],
    ['unit', 3, 11],
  ]);
});

it('takes a second run that ends without a word for no proof', async () => {
  const first = [{ suite: API, passed: 7, failures: [failure('a > one', 'a')] }];
  const { flaky, counts } = await look(first, (again) => ({
    suite: again,
    passed: 0,
    failures: [failure('api')],
  }));
  expect({ flaky, counts }).toEqual({ flaky: [], counts: [['api', 7, 1]] });
});

it('judges again what stands on a suite that has passed by now', async () => {
  const answers = suite('answers', ['api']);
  const first = [
    { suite: API, passed: 7, failures: [failure('a > one', 'a')] },
    { suite: answers, passed: 0, failures: [failure('answers')] },
  ];
  const found = await look(first, (again) => ({ suite: again, passed: 1, failures: [] }));
  expect(found).toEqual({
    ran: ['api a', 'answers'],
    flaky: ['api: a > one'],
    counts: [
      ['api', 8, 0],
      ['answers', 1, 0],
    ],
  });
});
