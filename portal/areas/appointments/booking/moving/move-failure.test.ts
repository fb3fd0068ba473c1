import { expect, test } from 'vitest';
import { NetworkError } from '#client/calls/call-error.ts';
import { failureOfError } from './move-failure.ts';

test('who declines a time without a connection is told of no move', () => {
  const offline = new NetworkError('offline');
  expect(failureOfError(offline, true)).toBe('network');
  expect(failureOfError(offline, false)).toBe('notDeclined');
});
