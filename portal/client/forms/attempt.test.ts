import { expect, test, vi } from 'vitest';
import { NetworkError, ProblemError } from '../calls/call-error.ts';
import { type Attempt, type Outcome, runAttempt } from './attempt.ts';
import { failureOf } from './failure.ts';
import type { FormEvent } from './form-state.ts';

type Failure = 'taken' | 'mismatch' | 'network' | 'unknownError';
const email = { field: 'email', code: 'invalid' };
const other = { field: 'appointmentId', code: 'invalid' };
const follow = () => undefined;

async function run(parts: Partial<Attempt<Outcome<Failure>, Failure>> = {}) {
  const events: FormEvent<Failure>[] = [];
  const onFailure = vi.fn();
  const send = vi.fn(parts.send ?? (async () => follow));
  const attempt: Attempt<Outcome<Failure>, Failure> = {
    fields: ['email'],
    check: () => [],
    isLive: false,
    outcome: (answer) => answer,
    failureOf: (error) => failureOf(error, []),
    foreignField: 'mismatch',
    onFailure,
    ...parts,
    send,
  };
  const result = await runAttempt(attempt, (event) => events.push(event));
  return { result, events, send, failures: onFailure.mock.calls.flat() };
}

const refusal =
  (...errors: readonly { field: string; code: string }[]) =>
  () =>
    Promise.reject(
      new ProblemError({
        type: 'about:blank',
        title: '',
        status: 422,
        code: 'invalidFields',
        errors: [...errors],
      }),
    );

test('what is right is sent, and a success says what follows', async () => {
  const { result, events } = await run();
  expect(result).toBe(follow);
  expect(events).toEqual([{ type: 'attempted' }]);
});

test('what is wrong is not sent', async () => {
  const { result, events, send, failures } = await run({ check: () => [email] });
  expect(result).toBeNull();
  expect(send).not.toHaveBeenCalled();
  expect(events.at(-1)).toEqual({ type: 'refused', errors: [email] });
  expect(failures).toEqual([]);
});

test('what the rules say at any time is not kept besides', async () => {
  const { events } = await run({ check: () => [email], isLive: true });
  expect(events.at(-1)).toEqual({ type: 'refused', errors: [] });
});

test('rules that are at hand tell before anything else happens', () => {
  const tell = vi.fn();
  void runAttempt<Outcome<Failure>, Failure>(
    {
      fields: ['email'],
      check: () => [email],
      isLive: false,
      send: async () => follow,
      outcome: (answer) => answer,
      failureOf: () => 'unknownError',
      foreignField: 'mismatch',
    },
    tell,
  );
  expect(tell).toHaveBeenLastCalledWith({ type: 'refused', errors: [email] });
});

test('rules that cannot be loaded are a network failure', async () => {
  const { events, send } = await run({ check: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(send).not.toHaveBeenCalled();
  expect(events.at(-1)).toEqual({ type: 'failed', failure: 'network' });
});

test('a problem of no field of the form has a message of its own, whether found here or by the server', async () => {
  const own = await run({ check: () => [email, other] });
  const servers = await run({ send: refusal(email, other) });
  for (const { events } of [own, servers])
    expect(events.at(-1)).toEqual({ type: 'failed', failure: 'mismatch' });
});

test('the fields that the server refuses are said to be wrong', async () => {
  const { result, events, failures } = await run({ send: refusal(email) });
  expect(result).toBeNull();
  expect(events.at(-1)).toEqual({ type: 'refused', errors: [email] });
  expect(failures).toEqual(['invalidFields']);
});

test('a refusal that names no field is a failure', async () => {
  expect((await run({ send: refusal() })).events.at(-1)).toEqual({ type: 'failed', failure: 'unknownError' });
});

test.each([
  ['an answer', () => Promise.resolve<Failure>('taken'), 'taken'],
  ['a lost connection', () => Promise.reject<Failure>(new NetworkError('offline')), 'network'],
] as const)('%s tells why it came to nothing', async (_, send, failure) => {
  const { result, events, failures } = await run({ send });
  expect(result).toBeNull();
  expect(events.at(-1)).toEqual({ type: 'failed', failure });
  expect(failures).toEqual([failure]);
});

test('an answer may say that a field is wrong', async () => {
  const { events } = await run({ send: async () => [email] });
  expect(events.at(-1)).toEqual({ type: 'refused', errors: [email] });
});

test('who counts failures hears of which kind they are, and nothing that was typed', async () => {
  const kinds = await Promise.all([
    run({ send: refusal(email) }),
    run({ send: () => Promise.resolve<Failure>('taken') }),
    run({ send: () => Promise.reject(new NetworkError('timeout')) }),
    run({ check: () => [email] }),
  ]);
  expect(kinds.map(({ failures }) => failures)).toEqual([['invalidFields'], ['taken'], ['network'], []]);
});
