import { describe, expect, test } from 'vitest';
import { NetworkError, ProblemError } from '#client/calls/call-error.ts';
import { failureOfAnswer, failureOfError } from './cancel-failure.ts';

describe('why an appointment was not cancelled', () => {
  test('a success is no failure', () => {
    expect(failureOfAnswer({ type: 'success' })).toBeNull();
  });

  test('a deadline says how long before the start it was', () => {
    expect(failureOfAnswer({ type: 'deadlineExceeded', hours: 24 })).toEqual({
      kind: 'deadline',
      hours: 24,
      mayTryAgain: false,
    });
  });

  test.each(['appointmentNotFound', 'unknownError'] as const)('%s sends to customer service', (type) => {
    expect(failureOfAnswer({ type })).toEqual({ kind: 'other', mayTryAgain: false });
  });

  test('only a lost connection is worth another try', () => {
    expect(failureOfError(new NetworkError('offline'))).toEqual({ kind: 'network', mayTryAgain: true });
    const problem = new ProblemError({ type: 'about:blank', title: '', status: 500, code: 'unexpected' });
    expect(failureOfError(problem)).toEqual({ kind: 'other', mayTryAgain: false });
  });
});
