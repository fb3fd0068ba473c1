import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientSession } from '../testing/page-state.ts';
import { sessionOverAddress } from './session-over.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const MINUTE = 60_000;
const OFFSET = 5 * MINUTE;

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
});

/** By this device's clock, which is five minutes slow. */
const address = (end: number, longest: number) => {
  const authTokenTimeout = new Date(NOW + longest + OFFSET).toISOString();
  return sessionOverAddress(
    { ...patientSession, authTokenTimeout },
    NOW + end,
    OFFSET,
    'fi',
    '/fi/ajanvaraukset',
  );
};
const next = encodeURIComponent('/fi/ajanvaraukset');

test('a session that was idle for too long has timed out', () => {
  expect(address(0, 60 * MINUTE)).toBe(`/fi/katkennut-istunto?next=${next}`);
});

test('so has one that has lasted as long as any may', () => {
  expect(address(0, 0)).toBe(`/fi/katkennut-istunto?next=${next}&reason=longest`);
});

test('one that ends early was ended by somebody', () => {
  expect(address(10 * MINUTE, 60 * MINUTE)).toBe(`/fi/kirjaudu?nextPath=${next}&logOut=elsewhere`);
});

test('an unwatched page has no known end', () => {
  expect(address(-NOW, 60 * MINUTE)).toBe(`/fi/katkennut-istunto?next=${next}`);
});
