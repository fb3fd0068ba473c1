import { describe, expect, it } from 'vitest';
import { isSuspected, isTold, isToldOrCancelled } from './is-told.ts';
import type { KeptResource } from './kinds.ts';

const judged = (code: string) => ({
  resourceType: 'Condition',
  verificationStatus: { coding: [{ code }] },
});
const document = (status: string, docStatus?: string) => ({
  resourceType: 'DocumentReference',
  status,
  docStatus,
});

describe('what a record tells', () => {
  it.each([
    ['a visit that was', { resourceType: 'Encounter', status: 'finished' }, true],
    ['a visit of another clinic that does not say', { resourceType: 'Encounter', status: 'unknown' }, true],
    ['no visit that was only planned', { resourceType: 'Encounter', status: 'planned' }, false],
    ['no visit that was called off', { resourceType: 'Encounter', status: 'cancelled' }, false],
    ['a diagnosis', judged('confirmed'), true],
    ['a diagnosis that says no more', { resourceType: 'Condition' }, true],
    ['no diagnosis that was refuted', judged('refuted'), false],
    ['no diagnosis that was a mistake', judged('entered-in-error'), false],
    ['an allergy', { ...judged('confirmed'), resourceType: 'AllergyIntolerance' }, true],
    ['an allergy that says no more', { resourceType: 'AllergyIntolerance' }, true],
    ['no allergy that was refuted', { ...judged('refuted'), resourceType: 'AllergyIntolerance' }, false],
    ['what was done', { resourceType: 'Procedure', status: 'completed' }, true],
    ['nothing that was not done', { resourceType: 'Procedure', status: 'not-done' }, false],
    ['a text', document('current'), true],
    ['a text that is final', document('current', 'final'), true],
    ['no text that another has taken the place of', document('superseded'), false],
    ['no text that is not finished', document('current', 'preliminary'), false],
    ['a result', { resourceType: 'Observation', status: 'corrected' }, true],
    ['that a result is coming', { resourceType: 'Observation', status: 'registered' }, true],
    ['no result that was called off', { resourceType: 'Observation', status: 'cancelled' }, false],
    ['no report that was a mistake', { resourceType: 'DiagnosticReport', status: 'entered-in-error' }, false],
    ['images', { resourceType: 'ImagingStudy', status: 'available' }, true],
    ['no images that were not taken', { resourceType: 'ImagingStudy', status: 'cancelled' }, false],
    ['a prescription that ended', { resourceType: 'MedicationRequest', status: 'stopped' }, true],
    ['no draft of a prescription', { resourceType: 'MedicationRequest', status: 'draft' }, false],
    ['a vaccination', { resourceType: 'Immunization', status: 'completed' }, true],
    ['no vaccination that was not given', { resourceType: 'Immunization', status: 'not-done' }, false],
    ['a referral that was revoked', { resourceType: 'ServiceRequest', status: 'revoked' }, true],
    ['no draft of a referral', { resourceType: 'ServiceRequest', status: 'draft' }, false],
    ['no text whose writing was a mistake', document('current', 'entered-in-error'), false],
    [
      'no medicine that somebody has only proposed',
      { resourceType: 'MedicationRequest', status: 'active', intent: 'proposal' },
      false,
    ],
    [
      'no medicine that is not to be taken',
      { resourceType: 'MedicationRequest', status: 'active', intent: 'order', doNotPerform: true },
      false,
    ],
    [
      'no referral that is one of several choices',
      { resourceType: 'ServiceRequest', status: 'active', intent: 'option' },
      false,
    ],
  ])('%s', (_, resource, told) => {
    expect(isTold(resource as unknown as KeptResource)).toBe(told);
  });
});

it.each([
  ['unconfirmed', true],
  ['provisional', true],
  ['differential', true],
  ['confirmed', false],
])('a diagnosis that is %s is suspected: %s', (code, suspected) => {
  expect(isSuspected({ verificationStatus: { coding: [{ code }] } })).toBe(suspected);
  expect(isSuspected({})).toBe(false);
});

it('a result that was called off can be asked for, a draft cannot', () => {
  const observation = { resourceType: 'Observation', status: 'cancelled', code: {} } as const;
  expect([isTold(observation), isToldOrCancelled(observation)]).toEqual([false, true]);
  expect(isToldOrCancelled(document('current', 'preliminary') as unknown as KeptResource)).toBe(false);
  const visit = { resourceType: 'Encounter', status: 'cancelled' };
  expect(isToldOrCancelled(visit as unknown as KeptResource)).toBe(false);
});
