import type { Encounter } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { specialtyOf } from './specialty.ts';

const visit = (rest: Partial<Encounter>): Encounter => ({
  resourceType: 'Encounter',
  status: 'finished',
  class: { code: 'AMB' },
  ...rest,
});

describe('the specialty of a visit', () => {
  const serviceType = { coding: [{ code: 'FYS', display: 'Fysioterapi' }], text: 'Fysioterapia' };

  it('is called as the portal calls it, if it knows it', () => {
    expect(specialtyOf(visit({ serviceType }), new Map([['FYS', 'Physiotherapy']]))).toBe('Physiotherapy');
  });

  it.each([
    ['Fysioterapia', { serviceType }],
    ['Fysioterapi', { serviceType: { coding: serviceType.coding } }],
    ['Kiireellinen käynti', { type: [{ coding: [{ code: '50849002' }] }, { text: 'Kiireellinen käynti' }] }],
    [
      'Encounter for problem',
      { type: [{ coding: [{ code: '185347001', display: 'Encounter for problem' }] }] },
    ],
    ['Fysioterapia', { serviceType, type: [{ text: 'Kiireellinen käynti' }] }],
    [null, {}],
  ])('is else what the visit’s system calls it: %s', (name, rest) => {
    expect(specialtyOf(visit(rest), new Map())).toBe(name);
  });
});
