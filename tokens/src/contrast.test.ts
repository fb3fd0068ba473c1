import { oklch, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brands } from './brands/registry.ts';
import { SCHEMES } from './contract.ts';
import { colorAt, contrastPairs, REQUIRED_RATIO } from './contrast.ts';

describe.each(brands)('$name', ({ scheme, source }) => {
  describe.each(SCHEMES)('%s', (name) => {
    const { color } = scheme[name];

    it.each(contrastPairs)('$foreground on $background', ({ foreground, background, kind }) => {
      const ratio = wcagContrast(colorAt(color, foreground), colorAt(color, background));
      expect(ratio).toBeGreaterThanOrEqual(REQUIRED_RATIO[kind]);
    });
  });

  it('lowers the given hue until the action colour reaches 5.5:1 on white', () => {
    const { action } = scheme.light.color;
    expect(wcagContrast(action.rest, '#ffffff')).toBeGreaterThanOrEqual(5.5);
    expect(Math.abs((oklch(action.rest)?.h ?? 0) - (oklch(source)?.h ?? 0))).toBeLessThan(4);
  });
});

it('refuses a role that the contract does not have', () => {
  const [brand] = brands;
  expect(() => brand && colorAt(brand.scheme.light.color, 'action.unknown')).toThrow('action.unknown');
});

it('lists each pair once', () => {
  const names = contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`);
  expect(new Set(names).size).toBe(names.length);
});
