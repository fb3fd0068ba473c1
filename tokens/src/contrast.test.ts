import { oklch, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brands } from './brands/registry.ts';
import { SCHEMES, type SchemeTokens } from './contract.ts';
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
    const [given, made] = [oklch(source), oklch(action.rest)];
    // A grey brand has no hue to keep.
    if ((given?.c ?? 0) > 0.03) expect(Math.abs((made?.h ?? 0) - (given?.h ?? 0))).toBeLessThan(4);
  });
});

it('names the role that a brand lacks', () => {
  const bare = { text: '#000000' } as unknown as SchemeTokens['color'];
  expect(colorAt(bare, 'text')).toBe('#000000');
  expect(() => colorAt(bare, 'action.rest')).toThrow('action.rest');
});

it('lists each pair once', () => {
  const names = contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`);
  expect(new Set(names).size).toBe(names.length);
});
