import { describe, expect, it } from 'vitest';
import { characterOf } from './character.ts';
import { deriveBrand } from './derive-brand.ts';

const FONT = { family: 'Any', weights: [300, 900] } as const;
const derived = (action: string) =>
  deriveBrand({ id: 'sample', name: 'Sample', action, font: FONT, ...characterOf(action) });

const COLORS = ['#b3261e', '#f4e04d', '#1f7a4d', '#1650c4', '#8e3bb8', '#707070'];

/** In how many of shape, edge, density, voice and drawing two colours have different characters. */
function differences(one: string, other: string): number {
  const [first, second] = [characterOf(one), characterOf(other)];
  const keys = Object.keys(first) as (keyof typeof first)[];
  return keys.filter((key) => first[key] !== second[key]).length;
}

it('brands from a red and from a yellow differ in shape, edge, density, voice and drawing', () => {
  expect(differences('#b3261e', '#f4e04d')).toBe(5);
});

describe.each(COLORS)('a brand from %s', (color) => {
  it.each(COLORS.filter((other) => other !== color))(
    'differs from one from %s in more than its colour',
    (other) => {
      expect(differences(color, other)).toBeGreaterThanOrEqual(2);
    },
  );
});

it('what differs is seen in the tokens: corners, room, the end of openings and headings', () => {
  const [red, yellow] = [derived('#b3261e'), derived('#f4e04d')];
  expect(red.radius.button).not.toBe(yellow.radius.button);
  expect(red.card.edge).not.toBe(yellow.card.edge);
  expect(red.density.cardWide).not.toBe(yellow.density.cardWide);
  expect(red.hero.mask).not.toBe(yellow.hero.mask);
  expect(red.type.size.heading1).not.toBe(yellow.type.size.heading1);
  expect(red.type.weight.heading).not.toBe(yellow.type.weight.heading);
});
