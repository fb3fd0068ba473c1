import { describe, expect, it } from 'vitest';
import { fill, strings } from './strings.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([match]) => match).sort();

describe.each(['sv', 'en'] as const)('built-in strings in %s', (language) => {
  it.each(Object.entries(strings.fi))('%s has the placeholders of the Finnish', (key, finnish) => {
    const text = strings[language][key as keyof typeof strings.fi];
    expect(text).not.toBe('');
    expect(placeholders(text)).toEqual(placeholders(finnish));
  });
});

it('fills placeholders by name', () => {
  expect(fill('Vaihe {current}, yhteensä {total}', { current: 2, total: 3 })).toBe('Vaihe 2, yhteensä 3');
});
