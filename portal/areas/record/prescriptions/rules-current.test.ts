import { expect, test } from 'vitest';
import { currentWhere } from './rules-current.ts';
import { NOT_RENEWABLE } from './rules-prescription.ts';

/** Of the prescriptions that have ended, why those that are in use are not renewed; null: they can be. */
const inUseOfEnded = (renews: boolean) =>
  [null, ...NOT_RENEWABLE].filter((notRenewable) => currentWhere(renews)({ isValid: false, notRenewable }));

test.each(NOT_RENEWABLE)('what is valid is in use, also where it is not renewed: %s', (notRenewable) => {
  for (const renews of [true, false])
    expect(currentWhere(renews)({ isValid: true, notRenewable })).toBe(true);
});

test('what has ended is in use while its renewal can be asked for, or waits for its answer', () => {
  expect(inUseOfEnded(true)).toEqual([null, 'requested']);
});

test('what has ended is over in a brand that renews none', () => {
  expect(inUseOfEnded(false)).toEqual([]);
});
