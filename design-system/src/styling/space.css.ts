import { type Space, space } from '@portal/tokens/shared';
import { createVar, type StyleRule } from '@vanilla-extract/css';
import { responsiveRecipe } from './responsive-recipe.ts';

/** What a layout component uses as its gap or padding, after `spacing` has said how much that is. */
export const ownSpace = createVar();

const rules = Object.fromEntries(
  Object.entries(space).map(([key, length]) => [key, { vars: { [ownSpace]: length } }]),
) as Record<Space, StyleRule>;

/** Steps of white space for each screen. One table for gaps and paddings: it is part of every page. */
export const spacing = responsiveRecipe(rules, 'spacing');
