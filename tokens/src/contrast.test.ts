import { differenceEuclidean, oklch, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brands } from './brands/registry.ts';
import { SCHEMES, type SchemeTokens } from './contract.ts';
import { colorAt, contrastPairs, DARK_WELL, REQUIRED_RATIO } from './contrast.ts';
import { shade, toneOf } from './derive/tone.ts';

const difference = differenceEuclidean('oklab');

describe.each(brands)('$name', ({ scheme, source }) => {
  describe.each(SCHEMES)('%s', (name) => {
    const { color } = scheme[name];

    it.each(contrastPairs)('$foreground on $background', ({ foreground, background, kind }) => {
      const ratio = wcagContrast(colorAt(color, foreground), colorAt(color, background));
      expect(ratio).toBeGreaterThanOrEqual(REQUIRED_RATIO[kind]);
    });
  });

  it.each(['canvas', 'surface'] as const)('shows wells and skeletons on the %s in the dark', (ground) => {
    const { color } = scheme.dark;
    expect(wcagContrast(color.surfaceSunken, color[ground])).toBeGreaterThanOrEqual(DARK_WELL);
  });

  it('keeps what informs and what stands out apart from what can be pressed', () => {
    for (const { color } of Object.values(scheme)) {
      expect(oklch(color.info.subtle)?.c).toBeLessThan(0.035);
      expect(difference(color.accent.soft, color.action.subtle)).toBeGreaterThan(0.03);
    }
  });

  it('lowers the given hue until the action colour reaches 5.5:1 on white', () => {
    const { action } = scheme.light.color;
    expect(wcagContrast(action.rest, '#ffffff')).toBeGreaterThanOrEqual(5.5);
    const [given, made] = [toneOf(source), toneOf(action.rest)];
    // A grey brand has no hue to keep.
    if (given.c > 0.03) expect(Math.abs(made.h - shade(given, made.l).h)).toBeLessThan(4);
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
