import { expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import { asksToIdentify, failureOfAnswer, hasOwnView, isIntermediateStep } from './reservation-outcome.ts';

/** How a failure is shown. */
const shownOf = (type: string) => {
  const failure = failureOfAnswer(type);
  if (hasOwnView(failure)) return 'view';
  if (!isIntermediateStep(failure)) return 'message';
  return asksToIdentify(failure) ? 'identify' : 'intermediate step';
};

test.each([
  'appointmentNotAvailable',
  'tooManyReservations',
  'overlappingTime',
  'treatmentChainCreationFailed',
  'unknownError',
])('%s has a message of its own', (type) => {
  expect(failureOfAnswer(type)).toBe(type);
  expect(shownOf(type)).toBe('message');
});

test.each(['noPatient', 'patientDataConsentRequired', 'patientInfoConflict'])(
  '%s leads to sign-in',
  (type) => {
    expect(failureOfAnswer(type)).toBe(type);
    expect(shownOf(type)).toBe('identify');
  },
);

test.each(['consentRequired', 'notCreditworthy'])('%s has its own view', (type) => {
  expect(failureOfAnswer(type)).toBe(type);
  expect(shownOf(type)).toBe('view');
});

test.each([
  ['strongAuthenticationRequired', 'loginRequired'],
  ['unregistered', 'unregistered'],
])('%s leads elsewhere first', (type, failure) => {
  expect(failureOfAnswer(type)).toBe(failure);
  expect(shownOf(type)).toBe('intermediate step');
});

test('falls back to the unknown error', () => {
  expect(failureOfAnswer('somethingNew')).toBe('unknownError');
});

test.each([fi, sv, en])('who has written a wrong check character is not told how many there are', (texts) => {
  const { errors, child } = texts.reservation;
  expect(errors.identityCode + child.errors.identityCode).not.toContain('11');
});

test.each([
  [fi, 'vain kerran'],
  [sv, 'bara en gång'],
  [en, 'only once'],
])('who got no answer reads that another press neither books nor moves a second time', (texts, words) => {
  expect(texts.reservation.outcome.network).toContain(words);
  expect(texts.move.network).toContain(words);
});
