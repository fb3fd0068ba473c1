import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { NetworkError, ProblemError } from '#client/calls/call-error.ts';
import messages from '../messages/en.json' with { type: 'json' };
import { failureOfAnswer, failureOfError, wasCancelledBefore } from './cancel-failure.ts';

describe('why an appointment was not cancelled', () => {
  test('a success is no failure', () => {
    expect(failureOfAnswer({ type: 'success' })).toBeNull();
  });

  test('what was cancelled before is told as such, but not to those whose own try got no answer', () => {
    const again = { type: 'success', wasCancelled: true } as const;
    expect(failureOfAnswer(again)).toBeNull();
    expect(wasCancelledBefore({ type: 'success' }, null)).toBe(false);
    expect(wasCancelledBefore(again, null)).toBe(true);
    expect(wasCancelledBefore(again, failureOfError(new NetworkError('offline')))).toBe(false);
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

  test.each([
    [
      24,
      'Failed to cancel appointment: The appointment is in less than 24 hours. Please call our customer service 010 380 3838.',
    ],
    [null, 'Failed to cancel appointment. Please call our customer service 010 380 3838.'],
  ])('after a deadline of %s hours is said in these words', (n, words) => {
    const t = createTranslator({ locale: 'en-GB', messages, namespace: 'cancel' });
    const reason = n === null ? '' : t('reason', { n });
    const said = t.markup('failed', { reason, phone: '010 380 3838', call: (number) => number });
    expect(said).toBe(words);
  });
});
