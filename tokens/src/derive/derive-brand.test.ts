import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEMES } from '../contract.ts';
import { DARK_WELL } from '../contrast.ts';
import { characterOf } from './character.ts';
import { deriveBrand } from './derive-brand.ts';
import { brokenPairs } from './prove.ts';
import { DISTINCT } from './statuses.ts';
import { contrastOf, distance, hex, type Tone, toneOf } from './tone.ts';

const FONT = { family: 'Any', weights: [300, 700] } as const;
const derived = (action: string, accent?: string) =>
  deriveBrand({ id: 'sample', name: 'Sample', action, accent, font: FONT, ...characterOf(action) });

const COLORS = {
  'pale yellow': '#fff3b0',
  'near black': '#0a0a0c',
  turquoise: '#3fb6b6',
  'pure red': '#ff0000',
  'neon green': '#39ff14',
  'nearly white': '#fdfdff',
  grey: '#808080',
  violet: '#5b2bd9',
  brown: '#6b4226',
  orange: '#ff7a00',
  'pure blue': '#0000ff',
  magenta: '#ff00c8',
  'blood red': '#b3261e',
  lemon: '#f4e04d',
};

/** Its shade is amber, or ink. */
const isYellowish = ({ h }: Tone) => h > 66 && h < 120;

/** Degrees between two hues. */
const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

describe.each(Object.entries(COLORS))('a brand from a %s', (_name, action) => {
  const { scheme } = derived(action);

  it('holds every pair in both schemes', () => {
    expect(brokenPairs({ scheme })).toEqual([]);
  });

  it.each(SCHEMES)('has a button that visibly answers in the %s scheme', (name) => {
    const { rest, hover, pressed } = scheme[name].color.action;
    expect(distance(rest, hover)).toBeGreaterThan(0.03);
    expect(distance(hover, pressed)).toBeGreaterThan(0.03);
  });

  it.each(SCHEMES)('keeps danger apart from the action in the %s scheme', (name) => {
    const { action: own, danger } = scheme[name].color;
    expect(distance(own.rest, danger.rest)).toBeGreaterThanOrEqual(DISTINCT);
  });
});

describe.each(['#b3261e', '#ff0000', '#c2185b', '#8b0000'])('the red brand %s', (action) => {
  it.each(SCHEMES)('has an outlined button for what cannot be undone in the %s scheme', (name) => {
    const { danger, surface, surfaceRaised, canvas, action: own } = derived(action).scheme[name].color;
    expect(danger.rest).toBe(surface);
    for (const ground of [surface, surfaceRaised, canvas]) {
      expect(contrastOf(danger.edge, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrastOf(own.rest, surface)).toBeGreaterThanOrEqual(3);
  });
});

it('another brand fills that button, without an edge', () => {
  const { danger } = derived('#5b2bd9').scheme.light.color;
  expect(contrastOf(danger.rest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(danger.edge).toMatch(/ \/ 0\)$/);
});

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('derived from any colour', () => {
  it('every pair holds, and danger is no action', () => {
    fc.assert(
      fc.property(anyColor, (action) => {
        const brand = derived(action);
        expect(brokenPairs(brand)).toEqual([]);
        for (const name of SCHEMES) {
          const { action: own, danger } = brand.scheme[name].color;
          expect(distance(own.rest, danger.rest)).toBeGreaterThanOrEqual(DISTINCT);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the hue of the action stays', () => {
    fc.assert(
      fc.property(anyColor, (action) => {
        const given = toneOf(action);
        const { rest } = derived(action).scheme.light.color.action;
        const made = toneOf(rest);
        // Nearly grey colours keep no exact hue with eight bits a channel.
        fc.pre(Math.min(given.c, made.c) > 0.06 && !isYellowish(given));
        expect(turn(given.h, made.h)).toBeLessThan(4);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['#fff3b0', '#ffd400', '#f7e017', '#f4e04d'])(
    'the yellow %s has dark ink on cream, and nothing in khaki',
    (action) => {
      const { light, dark } = derived(action).scheme;
      const { action: own, canvas } = light.color;
      expect(toneOf(own.rest).l).toBeLessThan(0.35);
      const { canvas: night, hero } = dark.color;
      for (const warm of [own.rest, own.subtle, own.subtleHover, canvas, night, hero.ground]) {
        expect(toneOf(warm).h).toBeGreaterThan(55);
        expect(toneOf(warm).h).toBeLessThan(92);
      }
    },
  );

  it.each(['#fff3b0', '#ffd400', '#3fb6b6'])(
    'the light %s is the ground of the opening, under dark words',
    (action) => {
      const { hero } = derived(action).scheme.light.color;
      expect(hero.ground).toBe(action);
      expect(toneOf(hero.text).l).toBeLessThan(0.3);
    },
  );

  it('what glares, or has no hue to be light in, is no ground as it was given', () => {
    expect(toneOf(derived('#39ff14').scheme.light.color.hero.ground).c).toBeLessThan(0.18);
    const { ground } = derived('#fdfdff').scheme.light.color.hero;
    expect(toneOf(ground).c).toBeGreaterThan(0.04);
  });

  it('wells are seen in the dark', () => {
    fc.assert(
      fc.property(anyColor, (action) => {
        const { surfaceSunken, surface, canvas } = derived(action).scheme.dark.color;
        for (const ground of [surface, canvas]) {
          expect(contrastOf(surfaceSunken, ground)).toBeGreaterThanOrEqual(DARK_WELL);
        }
      }),
      // Nearly grey: read back from eight bits a channel, it was a shade off.
      { numRuns: 100, examples: [['#e5f0e8']] },
    );
  });

  it('one that is dark enough is the action as it was given', () => {
    expect(derived('#5b2bd9').scheme.light.color.action.rest).toBe('#5b2bd9');
  });

  it('one that is too light becomes as dark as white text needs, and no darker', () => {
    const { rest } = derived('#3fb6b6').scheme.light.color.action;
    expect(contrastOf(rest, '#ffffff')).toBeGreaterThanOrEqual(5.5);
    expect(contrastOf(rest, '#ffffff')).toBeLessThan(5.8);
  });
});

it('draws highlights in the accent that it was given', () => {
  const given = toneOf('#3ddc97');
  const { accent } = derived('#5b2bd9', '#3ddc97').scheme.light.illustration;
  expect(turn(toneOf(accent).h, given.h)).toBeLessThan(3);
});

describe('a pair that cannot hold', () => {
  const impossible = [
    { foreground: 'text', background: 'canvas', kind: 'text' },
    { foreground: 'text', background: 'inverse', kind: 'text' },
  ] as const;

  it('is named with its colours, its ratio and what it needs', () => {
    expect(() =>
      deriveBrand(
        { id: 'sample', name: 'Sample', action: '#3fb6b6', font: FONT, ...characterOf('#3fb6b6') },
        impossible,
      ),
    ).toThrow(
      /#3fb6b6[\s\S]*light: text \(#\w{6}\) on inverse \(#\w{6}\) reaches [\d.]+:1, text needs 4\.5:1/,
    );
  });
});

it('refuses what is no colour', () => {
  expect(() => derived('cornflower')).toThrow('cornflower');
  expect(hex({ l: 2, c: 0, h: 0 })).toBe('#ffffff');
});
