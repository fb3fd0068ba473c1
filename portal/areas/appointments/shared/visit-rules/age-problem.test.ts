import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { ageProblem } from './age-problem.ts';

const TODAY = '2026-03-23';

describe('without a login', () => {
  test.each([
    ['2026-03-23', 'guardianNeeded'],
    // Twelve tomorrow, and today.
    ['2014-03-24', 'guardianNeeded'],
    ['2014-03-23', null],
    // Eighteen tomorrow, and today.
    ['2008-03-24', null],
    ['2008-03-23', 'notAChild'],
    ['1940-01-01', 'notAChild'],
  ])('a brand for children books for those of 12 to 17: born %s', (birthDate, problem) => {
    expect(ageProblem(birthDate, TODAY, brandOf('pikkujatti'))).toBe(problem);
  });

  test.each(['2026-03-23', '2014-03-24', '2008-03-23'])(
    'a brand for adults, where no guardian can act, books for anybody: born %s',
    (birthDate) => {
      expect(ageProblem(birthDate, TODAY, brandOf('kaari'))).toBeNull();
    },
  );

  test('a brand for children without guardians’ login books for children of any age', () => {
    const policy = { ...brandOf('pikkujatti'), features: [] };
    expect(ageProblem('2020-01-01', TODAY, policy)).toBeNull();
    expect(ageProblem('2000-01-01', TODAY, policy)).toBe('notAChild');
  });
});
