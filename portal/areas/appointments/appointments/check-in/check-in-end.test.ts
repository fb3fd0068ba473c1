import { describe, expect, test } from 'vitest';
import { NetworkError, ProblemError } from '#client/calls/call-error.ts';
import { endOfAnswer, endOfError } from './check-in-end.ts';

describe('what has come of checking in', () => {
  test('a success names the room, or leaves it to the reception', () => {
    expect(endOfAnswer({ type: 'success', room: { location: '2. kerros' } })).toEqual({
      type: 'done',
      room: '2. kerros',
    });
    expect(endOfAnswer({ type: 'success', room: null })).toEqual({ type: 'done', room: null });
  });

  test.each([
    ['confidentialityFormNotFilled', false],
    ['confidentialityFormNotFilledAsAdult', true],
    ['confidentiality-form-not-filled', false],
    ['confidentiality-form-not-filled-as-adult', true],
  ] as const)('%s asks for the consent', (type, isAsAdult) => {
    expect(endOfAnswer({ type })).toEqual({ type: 'consentNeeded', isAsAdult });
  });

  test.each([
    ['alreadyCheckedIn', 'alreadyCheckedIn'],
    ['tooEarly', 'tooEarly'],
    ['ssnEndPartMismatch', 'mismatch'],
    ['checkInOnlyAtReception', 'failed'],
    ['customerNotFound', 'failed'],
    ['unknownError', 'failed'],
    ['other', 'failed'],
  ] as const)('%s says %s', (type, failure) => {
    expect(endOfAnswer({ type })).toEqual({ type: 'failed', failure });
  });

  test('only a lost connection is worth another try', () => {
    expect(endOfError(new NetworkError('offline'))).toEqual({ type: 'failed', failure: 'networkError' });
    const problem = new ProblemError({
      type: 'about:blank',
      title: '',
      status: 429,
      code: 'tooManyRequests',
    });
    expect(endOfError(problem)).toEqual({ type: 'failed', failure: 'failed' });
  });
});
