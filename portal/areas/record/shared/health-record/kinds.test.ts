import { describe, expect, it } from 'vitest';
import { type KeptResource, kindOf } from './kinds.ts';

const coded = (code: string) => [{ coding: [{ code }] }];

describe('what a resource is an entry of', () => {
  it.each([
    ['visit', { resourceType: 'Encounter' }],
    ['diagnosis', { resourceType: 'Condition' }],
    ['laboratoryResult', { resourceType: 'Observation', category: coded('laboratory') }],
    ['measurement', { resourceType: 'Observation', category: coded('vital-signs') }],
    ['measurement', { resourceType: 'Observation' }],
    ['imagingReport', { resourceType: 'DiagnosticReport', category: coded('RAD') }],
    ['laboratoryReport', { resourceType: 'DiagnosticReport', category: coded('LAB') }],
    ['laboratoryReport', { resourceType: 'DiagnosticReport' }],
    ['imagingReferral', { resourceType: 'ServiceRequest', category: coded('363679005') }],
    ['laboratoryReferral', { resourceType: 'ServiceRequest', category: coded('108252007') }],
    ['document', { resourceType: 'ServiceRequest' }],
    ['imagingStudy', { resourceType: 'ImagingStudy' }],
    ['prescription', { resourceType: 'MedicationRequest' }],
    ['vaccination', { resourceType: 'Immunization' }],
    ['certificate', { resourceType: 'DocumentReference', category: coded('medicalCertificateA') }],
    [
      'visitText',
      { resourceType: 'DocumentReference', context: { encounter: [{ reference: 'Encounter/1' }] } },
    ],
    ['document', { resourceType: 'DocumentReference' }],
  ])('%s', (kind, resource) => {
    expect(kindOf(resource as unknown as KeptResource)).toBe(kind);
  });
});
