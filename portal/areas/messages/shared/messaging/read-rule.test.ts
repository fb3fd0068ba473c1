import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { isReadBy, type ReadState } from './read-rule.ts';

const at = (minute: number) => new Date(minute * 60_000);
const state = (changes: Partial<ReadState>): ReadState => ({
  lastMessageAt: at(10),
  assignedAt: null,
  calledAt: null,
  readAt: at(10),
  ...changes,
});

test.each([
  ['at the moment of its last message', {}, true],
  ['before its last message', { readAt: at(9) }, false],
  ['never', { readAt: null }, false],
  ['before it became theirs', { assignedAt: at(11) }, false],
  ['at the moment when it became theirs', { assignedAt: at(11), readAt: at(11) }, true],
  ['before they were called to it', { calledAt: at(12), readAt: at(11) }, false],
  ['never, and there is nothing in it', { lastMessageAt: null, readAt: null, calledAt: at(12) }, true],
] as const)('a thread that somebody has read %s', (_, changes, isRead) => {
  expect(isReadBy(state(changes))).toBe(isRead);
});

/** What can happen to a thread, of which `me` is the professional. */
const EVENTS = ['message', 'assignedToMe', 'assignedToOther', 'unassigned', 'called', 'read'] as const;
interface Event {
  readonly what: (typeof EVENTS)[number];
  readonly minute: number;
}

const histories = array(record({ what: constantFrom(...EVENTS), minute: integer({ min: 0, max: 30 }) }), {
  maxLength: 20,
}).map((events) => events.toSorted((one, other) => one.minute - other.minute));

/** What a database keeps of a history. */
function stateOf(history: readonly Event[]): ReadState {
  let kept: ReadState = { lastMessageAt: null, assignedAt: null, calledAt: null, readAt: null };
  for (const { what, minute } of history) {
    if (what === 'message') kept = { ...kept, lastMessageAt: at(minute) };
    if (what === 'assignedToMe') kept = { ...kept, assignedAt: at(minute) };
    if (what === 'assignedToOther' || what === 'unassigned') kept = { ...kept, assignedAt: null };
    if (what === 'called') kept = { ...kept, calledAt: at(minute) };
    if (what === 'read') kept = { ...kept, readAt: at(minute) };
  }
  return kept;
}

/** The rule in words: after, or at the same moment as, everything that has to be read, there is a reading. */
function slowly(history: readonly Event[]): boolean {
  const minutesOf = (what: Event['what']) =>
    history.filter((event) => event.what === what).map((e) => e.minute);
  const messages = minutesOf('message');
  if (messages.length === 0) return true;
  const handed = history.filter(({ what }) =>
    ['assignedToMe', 'assignedToOther', 'unassigned'].includes(what),
  );
  const last = handed.at(-1);
  const toRead = [
    ...messages,
    ...minutesOf('called'),
    ...(last?.what === 'assignedToMe' ? [last.minute] : []),
  ];
  return minutesOf('read').some((read) => toRead.every((minute) => read >= minute));
}

test('it is read or not as the rule says, whatever has happened to it', () => {
  assert(
    property(histories, (history) => {
      expect(isReadBy(stateOf(history))).toBe(slowly(history));
    }),
    { numRuns: 10_000 },
  );
});
