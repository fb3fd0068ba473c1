import { describe, expect, it } from 'vitest';
import type { DesignLanguage } from '../DesignSystem/strings.ts';
import { leafWords } from './leaf-words.ts';

describe('a leaf of a calendar', () => {
  it.each<[DesignLanguage, string, string]>([
    ['fi', 'ma', 'marras'],
    ['sv', 'mån', 'nov'],
    ['en', 'Mon', 'Nov'],
  ])('is as short in %s as on a printed calendar', (language, weekday, month) => {
    expect(leafWords('2026-11-23T12:30:00Z', language)).toEqual({ weekday, day: '23', month, year: '2026' });
  });

  it('is the day in Helsinki', () => {
    expect(leafWords('2026-11-22T22:30:00Z', 'fi')).toMatchObject({ weekday: 'ma', day: '23' });
  });

  it('keeps a plain day the same day', () => {
    expect(leafWords('2027-01-01', 'en')).toEqual({ weekday: 'Fri', day: '1', month: 'Jan', year: '2027' });
  });
});
