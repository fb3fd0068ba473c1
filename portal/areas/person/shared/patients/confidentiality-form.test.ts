import { describe, expect, test } from 'vitest';
import { confidentialityFormProblem } from './confidentiality-form.ts';

describe('the confidentiality form', () => {
  const now = new Date('2026-03-28T10:00:00Z');
  const grown = {
    status: 'ok',
    birthDate: '2008-03-28',
    updatedAt: new Date('2026-03-27T21:59:59Z'),
  } as const;

  test('is in order once it was confirmed', () => {
    const form = {
      status: 'ok',
      birthDate: '1985-03-14',
      updatedAt: new Date('2020-01-01T10:00:00Z'),
    } as const;
    expect(confidentialityFormProblem(form, now)).toBeNull();
    expect(confidentialityFormProblem({ ...form, updatedAt: null }, now)).toBeNull();
  });

  test.each(['missing', 'invalid'] as const)('that is %s is asked for', (status) => {
    const form = { status, birthDate: '1985-03-14', updatedAt: null };
    expect(confidentialityFormProblem(form, now)).toBe('confidentialityFormNotFilled');
  });

  test('is confirmed once more by somebody who has come of age in Helsinki', () => {
    expect(confidentialityFormProblem(grown, now)).toBe('confidentialityFormNotFilledAsAdult');
    expect(confidentialityFormProblem({ ...grown, status: 'invalid' }, now)).toBe(
      'confidentialityFormNotFilledAsAdult',
    );
    const asAdult = { ...grown, updatedAt: new Date('2026-03-27T22:00:00Z') };
    expect(confidentialityFormProblem(asAdult, now)).toBeNull();
  });

  test('of a minor is the minor’s', () => {
    expect(confidentialityFormProblem({ ...grown, birthDate: '2008-03-29' }, now)).toBeNull();
  });
});
