import { breakpoints } from '@portal/tokens/shared';
import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { component } from './layer.ts';
import type { ResponsiveClasses } from './responsive.ts';

/** Classes for each value on each screen. To be called from a style sheet. */
export function responsiveStyle<Value extends string>(
  values: Readonly<Record<Value, StyleRule>>,
  debugId: string,
): ResponsiveClasses<Value> {
  const entries = Object.entries(values) as [Value, StyleRule][];
  const variants = (query?: string): Record<Value, string> =>
    styleVariants(
      Object.fromEntries(
        entries.map(([key, rule]) => [key, component(query ? { '@media': { [query]: rule } } : rule)]),
      ) as Record<Value, StyleRule>,
      debugId,
    );
  return { small: variants(), medium: variants(breakpoints.medium), large: variants(breakpoints.large) };
}
