import { describe, expect, test } from 'vitest';
import { errorsShown, type FormEvent, type FormState, nextFormState, UNTOUCHED } from './form-state.ts';

type State = FormState<'network'>;
const after = (...events: readonly FormEvent<'network'>[]): State =>
  events.reduce<State>(nextFormState, UNTOUCHED);
const email = { field: 'email', code: 'invalid' };
const phone = { field: 'phone', code: 'required' };
const FIELDS = ['phone', 'email', 'guardians', 'guardians.0.name', 'guardians.1.name'];
const shown = (state: State, found: readonly (typeof email)[] = []) =>
  errorsShown(state, found, FIELDS).map(({ field }) => field);

describe('a form that tells at each attempt', () => {
  const refused = after({ type: 'attempted' }, { type: 'refused', errors: [email, phone] });

  test('says what the attempt has found, in the order of the form, and nothing before', () => {
    expect(shown(after({ type: 'left', field: 'email' }))).toEqual([]);
    expect(shown(refused)).toEqual(['phone', 'email']);
    expect(refused.isRefused).toBe(true);
  });

  test('takes back what is said of a field once it is changed', () => {
    expect(shown(nextFormState(refused, { type: 'changed', field: 'email' }))).toEqual(['phone']);
    expect(shown(nextFormState(refused, { type: 'changed', field: undefined }))).toEqual(['phone', 'email']);
  });

  test('counts what came to nothing, so that it is said again', () => {
    expect(refused.attempt).toBe(1);
    expect(nextFormState(refused, { type: 'refused', errors: [email] }).attempt).toBe(2);
    expect(nextFormState(refused, { type: 'failed', failure: 'network' }).attempt).toBe(2);
    expect(nextFormState(refused, { type: 'attempted' }).attempt).toBe(1);
  });

  test('keeps a failure until the next attempt', () => {
    const failed = after({ type: 'attempted' }, { type: 'failed', failure: 'network' });
    expect(nextFormState(failed, { type: 'changed', field: 'email' }).failure).toBe('network');
    expect(nextFormState(failed, { type: 'attempted' }).failure).toBeNull();
    expect(failed.isRefused).toBe(false);
  });
});

describe('a form that tells when a field is left', () => {
  test('says nothing of a field that is still being typed, but for what is too long', () => {
    expect(shown(UNTOUCHED, [email])).toEqual([]);
    expect(shown(UNTOUCHED, [{ ...email, code: 'tooLong' }])).toEqual(['email']);
  });

  test('says what is wrong from then on until it is right', () => {
    const left = after({ type: 'left', field: 'email' }, { type: 'changed', field: 'email' });
    expect(shown(left, [email, phone])).toEqual(['email']);
    expect(shown(left, [phone])).toEqual([]);
  });

  test('says all that is wrong after an attempt, and no more once that was put right', () => {
    const refused = after({ type: 'refused', errors: [] });
    expect(shown(refused, [email, phone])).toEqual(['phone', 'email']);
    expect(shown(nextFormState(refused, { type: 'corrected' }), [phone])).toEqual([]);
  });

  test('adds what only the server has found', () => {
    const refused = after({ type: 'refused', errors: [email, phone] });
    expect(errorsShown(refused, [{ field: 'phone', code: 'invalid' }], FIELDS)).toEqual([
      { field: 'phone', code: 'invalid' },
      email,
    ]);
  });

  test('forgets what was left and told of a list whose entries are others', () => {
    const name = { field: 'guardians.0.name', code: 'required' };
    const state = after(
      { type: 'left', field: name.field },
      { type: 'refused', errors: [name, email] },
      { type: 'corrected' },
    );
    expect(shown(nextFormState(state, { type: 'changed', field: 'guardians' }), [name])).toEqual(['email']);
    expect(shown(nextFormState(state, { type: 'changed', field: 'guardians.1.name' }), [name])).toContain(
      name.field,
    );
  });
});

test('what is discarded leaves nothing to say', () => {
  const state = after(
    { type: 'left', field: 'email' },
    { type: 'refused', errors: [phone] },
    { type: 'failed', failure: 'network' },
  );
  expect(nextFormState(state, { type: 'discarded' })).toEqual({ ...UNTOUCHED, attempt: 2 });
});

test('what is settled is unsettled by the next change', () => {
  const settled = after({ type: 'settled' });
  expect(settled.isSettled).toBe(true);
  expect(nextFormState(settled, { type: 'changed', field: 'email' }).isSettled).toBe(false);
});
