import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APP_TYPES, allows, askedScopes, grantedScope, type Interaction, narrowedScope } from './scopes.ts';

const INTERACTIONS: readonly Interaction[] = ['read', 'search'];
const suffix = fc.constantFrom('read', 'rs', 'r', 's');
const recordScope = fc
  .tuple(fc.constantFrom('*', ...APP_TYPES), suffix)
  .map(([type, end]) => `patient/${type}.${end}`);
const scope = fc
  .array(fc.oneof(recordScope, fc.constantFrom('launch/patient', 'offline_access', 'openid', 'user/*.read')))
  .map((words) => words.join(' '));
const choice = fc.record({ types: fc.subarray([...APP_TYPES]), stays: fc.boolean() });

const allowed = (text: string) =>
  APP_TYPES.flatMap((type) =>
    INTERACTIONS.filter((interaction) => allows(text, type, interaction)).map((each) => `${type} ${each}`),
  );

describe('the scopes of an app', () => {
  test.each([
    ['patient/*.read', APP_TYPES],
    ['patient/*.rs', APP_TYPES],
    ['patient/Observation.read', ['Observation']],
    ['patient/Observation.r patient/Encounter.s', ['Encounter', 'Observation']],
    ['patient/Observation.rs?category=laboratory', []],
    ['patient/Observation.cruds', []],
    ['patient/Observation.write', []],
    ['patient/*.*', []],
    ['user/*.read system/*.read openid fhirUser', []],
    ['patient/Claim.read', []],
    ['', []],
  ])('%s asks for %s', (text, types) => {
    expect(askedScopes(text).types).toEqual(types);
  });

  test.each([
    ['patient/Observation.r', ['Observation read']],
    ['patient/Observation.s', ['Observation search']],
    ['patient/Observation.rs', ['Observation read', 'Observation search']],
    ['patient/Observation.read', ['Observation read', 'Observation search']],
  ])('%s allows %s', (text, expected) => {
    expect(allowed(text)).toEqual(expected);
  });

  test('are given as they were asked for, or type by type where some are kept back', () => {
    const asked = 'launch/patient openid patient/*.rs offline_access';
    expect(grantedScope(asked, { types: APP_TYPES, stays: true })).toBe(
      'launch/patient offline_access patient/*.rs',
    );
    expect(grantedScope(asked, { types: ['Immunization', 'Patient'], stays: false })).toBe(
      'launch/patient patient/Patient.rs patient/Immunization.rs',
    );
  });

  test('given are never more than what was asked for, nor than what the patient allows', () => {
    fc.assert(
      fc.property(scope, choice, (asked, { types, stays }) => {
        const granted = grantedScope(asked, { types, stays });
        const may = allowed(granted);
        expect(allowed(asked)).toEqual(expect.arrayContaining(may));
        expect(may).toEqual(
          allowed(asked).filter((each) => types.some((type) => each.startsWith(`${type} `))),
        );
        expect(granted.split(' ').includes('offline_access')).toBe(stays && askedScopes(asked).wantsToStay);
      }),
    );
  });

  test('asked for at a refresh are within what was granted, or nothing is given', () => {
    fc.assert(
      fc.property(scope, scope, (granted, asked) => {
        const narrowed = narrowedScope(granted, asked);
        const isWithin = allowed(asked).every((each) => allowed(granted).includes(each));
        if (!isWithin) expect(narrowed).toBeNull();
        if (narrowed !== null) expect(allowed(narrowed)).toEqual(allowed(asked));
      }),
    );
  });

  test.each([
    ['patient/*.rs', 'patient/Observation.r', 'patient/Observation.r'],
    ['patient/Observation.r patient/Observation.s', 'patient/Observation.read', 'patient/Observation.read'],
    ['patient/*.rs offline_access', 'offline_access  patient/*.rs', 'offline_access patient/*.rs'],
    ['patient/*.rs', 'patient/*.rs offline_access', null],
    ['patient/*.r', 'patient/Observation.rs', null],
    ['patient/*.rs', 'patient/Claim.rs', null],
    ['patient/*.rs', '', null],
  ])('of %s, %s is %s', (granted, asked, expected) => {
    expect(narrowedScope(granted, asked)).toBe(expected);
  });
});
