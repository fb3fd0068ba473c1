import { expect, it } from 'vitest';
import { perScreen } from './responsive.ts';

it('gives one value to every width', () => {
  expect(perScreen('wide')).toEqual({ small: 'wide' });
});

it('keeps the value of each screen', () => {
  const value = { small: 'tight', large: 'wide' } as const;
  expect(perScreen<'tight' | 'wide'>(value)).toEqual(value);
});
