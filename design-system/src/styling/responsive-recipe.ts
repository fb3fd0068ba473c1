import { breakpoints } from '@portal/tokens/shared';
import type { StyleRule } from '@vanilla-extract/css';
import { type RuntimeFn, recipe } from '@vanilla-extract/recipes';
import { component } from './layer.ts';

type Rules<Value extends string> = Record<Value, StyleRule>;

/** A recipe with one variant per screen, each with the same values. Call it from a style sheet. */
export function responsiveRecipe<Value extends string>(
  values: Readonly<Rules<Value>>,
  debugId: string,
): RuntimeFn<Record<'small' | 'medium' | 'large', Rules<Value>>> {
  const entries = Object.entries(values) as [Value, StyleRule][];
  const from = (query?: string): Rules<Value> =>
    Object.fromEntries(
      entries.map(([key, rule]) => [key, component(query ? { '@media': { [query]: rule } } : rule)]),
    ) as Rules<Value>;
  const variants = { small: from(), medium: from(breakpoints.medium), large: from(breakpoints.large) };
  return recipe({ variants }, debugId);
}
