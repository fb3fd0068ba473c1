import { describe, expect, test } from 'vitest';
import { NetworkError, ProblemError } from '#client/calls/call-error.ts';
import type { FieldError, ProblemCode } from '#contract/calls/problem.ts';
import { analyticsType, failureOf, failureOfError } from './reservation-outcome.ts';

const problem = (code: ProblemCode, errors?: FieldError[]) =>
  new ProblemError({ type: 'about:blank', title: '', status: 400, code, ...(errors && { errors }) });

describe('an answer that is no success', () => {
  test.each([
    'appointmentNotAvailable',
    'tooManyReservations',
    'treatmentChainCreationFailed',
    'unknownError',
  ])('%s has a message of its own', (type) => {
    expect(failureOf(type)).toEqual({ kind: 'message', key: type });
  });

  test.each(['noPatient', 'patientDataConsentRequired', 'patientInfoConflict'])(
    '%s leads to sign-in',
    (type) => {
      expect(failureOf(type)).toEqual({ kind: 'identify', key: type });
    },
  );

  test.each(['unregistered', 'consentRequired', 'notCreditworthy'] as const)(
    '%s has its own view',
    (type) => {
      expect(failureOf(type)).toEqual({ kind: type });
    },
  );

  test('strong authentication is asked for', () => {
    expect(failureOf('strongAuthenticationRequired')).toEqual({ kind: 'loginRequired' });
  });

  test('falls back to the unknown error', () => {
    expect(failureOf('somethingNew')).toEqual({ kind: 'message', key: 'unknownError' });
  });
});

describe('a failed call', () => {
  test('without an answer is a network error', () => {
    expect(failureOfError(new NetworkError('offline'))).toEqual({ kind: 'message', key: 'network' });
  });

  test.each([
    ['tooManyRequests', 'tooManyRequests'],
    ['authenticationRequired', 'sessionExpired'],
    ['idempotencyKeyReused', 'unknownError'],
    ['unexpected', 'unknownError'],
  ] as const)('%s tells %s', (code, key) => {
    expect(failureOfError(problem(code))).toEqual({ kind: 'message', key });
  });

  test('says which fields the server refused', () => {
    const errors = [
      { field: 'identityCode', code: 'invalid' },
      { field: 'email', code: 'required' },
    ];
    expect(failureOfError(problem('invalidFields', errors))).toEqual({
      kind: 'fields',
      messages: { identityCode: 'identityCode', email: 'contact' },
    });
  });

  test('about a field that the form does not have is an unknown error', () => {
    const errors = [
      { field: 'email', code: 'invalid' },
      { field: 'appointmentId', code: 'invalid' },
    ];
    expect(failureOfError(problem('invalidFields', errors))).toEqual({
      kind: 'message',
      key: 'unknownError',
    });
  });
});

test('analytics counts a failure without what was typed', () => {
  expect(analyticsType({ kind: 'fields', messages: { email: 'email' } })).toBe('invalidFields');
  expect(analyticsType(failureOf('noPatient'))).toBe('noPatient');
  expect(analyticsType(failureOf('strongAuthenticationRequired'))).toBe('loginRequired');
});
