import { expect, it } from 'vitest';
import { responsiveClass } from './responsive.ts';

const screen = (name: string) => ({ tight: `${name}-tight`, wide: `${name}-wide` });
const classes = { small: screen('s'), medium: screen('m'), large: screen('l') };

it('gives no class for no value', () => {
  expect(responsiveClass(classes, undefined)).toBeUndefined();
});

it('gives one value to every width', () => {
  expect(responsiveClass(classes, 'wide')).toBe('s-wide');
});

it('leaves out the screens that are not named', () => {
  expect(responsiveClass(classes, { small: 'tight', large: 'wide' })).toBe('s-tight l-wide');
});
