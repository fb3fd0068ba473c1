import type { StyleRule } from '@vanilla-extract/css';

/** Puts a component's rule into its cascade layer, whatever order the sheets arrive in. */
export function component(rule: StyleRule): StyleRule {
  return { '@layer': { component: rule } };
}

/** The same for single-purpose classes, which win over components. */
export function utility(rule: StyleRule): StyleRule {
  return { '@layer': { utility: rule } };
}
