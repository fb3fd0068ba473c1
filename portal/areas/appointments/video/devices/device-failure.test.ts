import { expect, test } from 'vitest';
import { browserFailure, deviceFailure } from './device-failure.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ['NotAllowedError', 'denied', 'denied'],
  ['NotAllowedError', null, 'denied'],
  ['NotAllowedError', 'prompt', 'dismissed'],
  ['SecurityError', null, 'denied'],
  ['NotFoundError', 'prompt', 'notFound'],
  ['OverconstrainedError', 'granted', 'notFound'],
  ['NotReadableError', 'granted', 'inUse'],
  ['AbortError', 'granted', 'inUse'],
  ['NotSupportedError', null, 'unsupported'],
  ['TypeError', null, 'unsupported'],
  ['SomethingNew', null, 'failed'],
] as const)('%s with permission %s is %s', (name, permission, failure) => {
  expect(deviceFailure(named(name), permission)).toBe(failure);
});

test('what is no error is a failure all the same', () => {
  expect(deviceFailure(undefined, null)).toBe('failed');
});

test.each([
  [true, { getUserMedia: () => Promise.reject(new Error('not asked')) }, null],
  [true, undefined, 'unsupported'],
  [false, undefined, 'insecure'],
])('a browser (secure: %s) with %j: %s', (isSecureContext, mediaDevices, failure) => {
  expect(browserFailure({ isSecureContext, mediaDevices })).toBe(failure);
});
