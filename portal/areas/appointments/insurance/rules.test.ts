import { describe, expect, test } from 'vitest';
import { CONCEPTS, type Concept } from '#areas/appointments/shared/insurance/concept-codes.ts';
import { LAHITAPIOLA_STATES, POHJOLA_STATES } from '#areas/appointments/shared/insurance/insurance-states.ts';
import type { Insurer } from '#contract/brand/brand.ts';
import { conceptRefusal } from './rules.ts';

const FOUR: readonly Insurer[] = ['IF', 'LAHITAPIOLA', 'OP', 'OTHER'];
const features = ['insurance', 'lahitapiola-insurance-flow'];
const conceptOf = (code: string) => CONCEPTS.find((each) => each.code === code) as Concept;
const situation = { insurers: FOUR, features, pohjola: 'UNDEFINED', lahitapiola: 'NOT_ASKED' } as const;

describe('a concept code', () => {
  test.each(['90157', '758236'])('of If (%s) asks nobody', (code) => {
    expect(conceptRefusal(conceptOf(code), situation)).toBeNull();
  });

  test.each(POHJOLA_STATES)('of Pohjola, which has answered %s, needs FOUND', (pohjola) => {
    expect(conceptRefusal(conceptOf('999503'), { ...situation, pohjola })).toBe(
      pohjola === 'FOUND' ? null : 'conceptOnlineUpdateNotAllowed',
    );
  });

  test.each(LAHITAPIOLA_STATES)('of LähiTapiola in the state %s needs a permit', (lahitapiola) => {
    const expected = { INSURANCE_FOUND_WITH_PERMITS: null, DENIED: 'customerDeniedAccess' } as const;
    expect(conceptRefusal(conceptOf('90021'), { ...situation, lahitapiola })).toBe(
      lahitapiola in expected
        ? expected[lahitapiola as keyof typeof expected]
        : 'conceptOnlineUpdateNotAllowed',
    );
  });

  test('of LähiTapiola needs the feature, whatever was permitted', () => {
    const without = { ...situation, features: ['insurance'] };
    expect(
      conceptRefusal(conceptOf('90021'), { ...without, lahitapiola: 'INSURANCE_FOUND_WITH_PERMITS' }),
    ).toBe('conceptOnlineUpdateNotAllowed');
  });

  test.each(CONCEPTS)('of an insurer that the brand does not have ($code) is refused', (concept) => {
    const none = { insurers: [], features };
    expect(
      conceptRefusal(concept, { ...none, pohjola: 'FOUND', lahitapiola: 'INSURANCE_FOUND_WITH_PERMITS' }),
    ).toBe('conceptOnlineUpdateNotAllowed');
  });
});
