import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace, placeInHistory } from './place-in-history.ts';

const history = {
  state: null as object | null,
  replaceState(state: object) {
    history.state = state;
  },
};
beforeEach(() => vi.stubGlobal('window', { history }));
afterEach(() => {
  history.state = null;
  vi.unstubAllGlobals();
});

test('an entry gets its place beside what the router keeps there', () => {
  history.state = { key: 'abc' };
  keepPlace(3);
  expect(history.state).toEqual({ key: 'abc', place: 3 });
  expect(placeInHistory()).toBe(3);
});

test('an entry that has a place keeps it', () => {
  keepPlace(2);
  keepPlace(7);
  expect(placeInHistory()).toBe(2);
});

test('an entry without a state has no place', () => {
  expect(placeInHistory()).toBeNull();
});
