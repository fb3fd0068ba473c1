import { describe, expect, it } from 'vitest';
import { testKey } from './names.ts';

const glucose = (short: string) => ({
  coding: [
    { system: 'urn:oid:1.2.246.537.6.3.2006', display: short },
    { system: 'http://loinc.org', code: '14749-6' },
  ],
});

describe('what results of the same test have in common', () => {
  it('is LOINC’s code, whatever the sample is called', () => {
    expect(testKey(glucose('P-Gluk'))).toBe(testKey(glucose('S-Gluk')));
    expect(testKey(glucose('P-Gluk'))).toBe(
      testKey({ coding: [{ system: 'http://loinc.org', code: '14749-6' }] }),
    );
  });

  it('is not what was measured fasting beside what was not', () => {
    expect(testKey(glucose('fP-Gluk'))).not.toBe(testKey(glucose('P-Gluk')));
    expect(testKey(glucose('fP-Gluk'))).toBe(testKey(glucose('fS-Gluk')));
  });
});
