import type { ServiceRequest } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { isOpen, referralFacts } from './referral.ts';

const request = (rest: Partial<ServiceRequest> = {}): ServiceRequest => ({
  resourceType: 'ServiceRequest',
  status: 'active',
  intent: 'order',
  subject: {},
  code: { text: 'Rasva-arvot' },
  patientInstruction: 'Paasto 10 tuntia.',
  occurrencePeriod: { end: '2026-10-25' },
  ...rest,
});

const withInstructions = (url: string): ServiceRequest =>
  request({
    contained: [
      { resourceType: 'DocumentReference', id: 'i', status: 'current', content: [{ attachment: { url } }] },
    ],
    supportingInfo: [{ reference: '#i' }],
  });

describe('a referral', () => {
  it.each([
    ['fi', 'Paasto 10 tuntia.'],
    ['sv', null],
    ['en', null],
  ])('in %s has the description %s', (language, description) => {
    expect(referralFacts(request(), language).description).toBe(description);
  });

  it.each([
    'http://ohjeet.example/paasto',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//ohjeet.example',
    '/fi/omat-tiedot',
    'https:',
    'https://user:pass@ohjeet.example/',
    'ftp://ohjeet.example',
    '',
  ])('has no link to %s', (url) => {
    expect(referralFacts(withInstructions(url), 'fi').patientInstructionsUrl).toBeNull();
  });

  it('links to instructions on the web', () => {
    const url = 'https://ohjeet.example/laboratorio/paasto';
    expect(referralFacts(withInstructions(url), 'fi').patientInstructionsUrl).toBe(url);
  });

  it.each([
    [{}, '2026-10-25', true],
    [{}, '2026-10-26', false],
    [{ occurrencePeriod: {} }, '2090-01-01', true],
    [{ occurrencePeriod: { end: '2026-10-25T23:59:59+02:00' } }, '2026-10-25', true],
    [{ status: 'completed' }, '2026-10-01', false],
    [{ status: 'revoked' }, '2026-10-01', false],
  ] as const)('%j can be used on %s: %s', (rest, today, expected) => {
    expect(isOpen(request(rest), today)).toBe(expected);
  });
});
