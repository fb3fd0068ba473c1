import { expect, test } from 'vitest';
import { checkMessages } from './check.ts';

const sent = [0, 1, 2].map((nth) => ({ thread: 7, by: 'aino', nth, text: `aino-${nth}` }));
const [first, second, third] = sent as [(typeof sent)[0], (typeof sent)[0], (typeof sent)[0]];
const sound = { sent: 3, lost: 0, doubled: 0, reordered: 0, misplaced: 0 };

test('what was sent and is there in its order is sound, whatever others wrote between', () => {
  expect(checkMessages(sent, [first, { thread: 7, text: 'another' }, second, third])).toEqual(sound);
});

test.each([
  ['lost', [first, third], { lost: 1 }],
  ['doubled', [first, second, second, third], { doubled: 1 }],
  ['reordered', [second, first, third], { reordered: 1 }],
  ['misplaced', [first, second, { ...third, thread: 8 }], { misplaced: 1 }],
])('what is %s is counted', (_, kept, counted) => {
  expect(checkMessages(sent, kept)).toEqual({ ...sound, ...counted });
});
