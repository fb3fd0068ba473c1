import { type Space, space } from '@portal/tokens/shared';
import { createVar, type StyleRule } from '@vanilla-extract/css';
import { responsiveRecipe } from './responsive-recipe.ts';

/** A layout component's gap or padding, once `spacing` has set it. */
export const ownSpace = createVar();

const rules = Object.fromEntries(
  Object.entries(space).map(([key, length]) => [key, { vars: { [ownSpace]: length } }]),
) as Record<Space, StyleRule>;

/** Steps of white space per screen. One table for gaps and paddings: every page loads it. */
export const spacing = responsiveRecipe(rules, 'spacing');
