import { describe, expect, it } from 'vitest';
import { RESULT_FLAGS } from '#areas/record/shared/health-record/judged.ts';
import { brandOf } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { conceptOf, TESTS } from '#demo/health-record/laboratory-tests.ts';
import { EXPLAINED_TESTS } from '../explained-tests.ts';
import { laboratoryTest } from '../fixtures.ts';
import { explainedTest, explanationOf, withExplanations } from './explained.ts';
import { labWords } from './lab-words.ts';

const NOMENCLATURE = 'urn:oid:1.2.246.537.6.3.2006';
const named = (display: string) => explainedTest({ coding: [{ system: NOMENCLATURE, display }] });
const coded = (code: string, system = 'http://loinc.org') => explainedTest({ coding: [{ system, code }] });

describe('a result outside its range', () => {
  it.each(Object.values(TESTS))('has words of its own for $short', (test) => {
    expect(explainedTest(conceptOf(test))).not.toBe('other');
    // One name is enough, and both mean the same.
    expect(named(test.short)).toBe(explainedTest(conceptOf(test)));
    expect(coded(test.loinc)).toBe(named(test.short));
  });

  it.each([
    ['fS-Kol-HDL', 'hdl'],
    ['P-Kol', 'cholesterol'],
    ['fP-Trigly', 'triglycerides'],
    ['P-T4-V', 'thyroxine'],
    ['P-CRP', 'inflammation'],
    ['B-La', 'sedimentation'],
    ['fP-Gluk', 'sugar'],
    ['B-HbA1c', 'longTermSugar'],
    ['P-Ca', 'calcium'],
    ['S-B12-TC2', 'vitaminB12'],
    ['P-AFOS', 'liver'],
    // What is meant of blood is not meant of other samples, nor of another test with the same letters.
    ['U-Leuk', 'other'],
    ['U-Gluk', 'other'],
    ['Li-Leuk', 'other'],
    ['S-Kortisol', 'other'],
  ])('%s is explained by %s', (short, key) => {
    expect(named(short)).toBe(key);
  });

  it('is not taken for another by a code of another system', () => {
    expect(coded('718-7', 'https://other.example')).toBe('other');
  });

  it.each(LANGUAGES)('says in %s what the test measures, and what to do', (lang) => {
    const words = labWords(brandOf('kaari'), lang);
    for (const explained of EXPLAINED_TESTS)
      for (const flag of RESULT_FLAGS) {
        const text = explanationOf({ explained, flag }, words);
        if (flag === 'within') expect(text).toBeNull();
        else expect(text?.match(/\./g)?.length, `${explained} ${flag}`).toBeGreaterThan(1);
      }
    expect(explanationOf({ explained: 'sugar', flag: null }, words)).toBeNull();
  });

  it('is explained once a day where several tests mean the same, and the others refer to it', () => {
    const low = (code: string, explained: 'redCells' | 'ferritin') =>
      laboratoryTest({ code, explained, flag: 'below' });
    const tests = [low('B-Hb', 'redCells'), low('B-Hkr', 'redCells'), low('P-Ferrit', 'ferritin')];
    const told = withExplanations(tests, labWords(brandOf('kaari'), 'fi')).flatMap((test) =>
      test.type === 'test' ? test.explanation : [],
    );
    expect(told[0]).toContain('hemoglobiinia');
    expect(told[1]).toBe('Katso selitys kohdasta B-Hb.');
    expect(told[2]).toContain('rautavarastot');
  });
});
