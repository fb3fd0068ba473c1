import { expect, test } from 'vitest';
import { isCurrent } from './rules-current.ts';
import { NOT_RENEWABLE } from './rules-prescription.ts';

test.each(NOT_RENEWABLE)('what is valid is in use, also where it is not renewed: %s', (notRenewable) => {
  expect(isCurrent({ isValid: true, notRenewable })).toBe(true);
});

test('what has ended is in use while its renewal can be asked for, or waits for its answer', () => {
  const inUse = [null, ...NOT_RENEWABLE].filter((notRenewable) =>
    isCurrent({ isValid: false, notRenewable }),
  );
  expect(inUse).toEqual([null, 'requested']);
});
