import { describe, expect, it } from 'vitest';
import { findTyped } from './use-type-ahead.ts';

const options = [
  { id: 'espoo', label: 'Espoo' },
  { id: 'hamina', label: 'Hamina' },
  { id: 'hanko', label: 'Hanko', isDisabled: true },
  { id: 'helsinki', label: 'Helsinki' },
];

describe('what is typed on a closed list', () => {
  it.each([
    ['h', null, 'hamina'],
    ['HE', 'hamina', 'helsinki'],
    ['hh', 'hamina', 'helsinki'],
    ['h', 'helsinki', 'hamina'],
    ['e', 'espoo', 'espoo'],
    ['han', null, null],
    ['x', 'espoo', null],
  ])('%s from %s finds %s', (typed, current, found) => {
    expect(findTyped(options, typed, current)?.id ?? null).toBe(found);
  });
});
