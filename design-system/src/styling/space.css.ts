import { type Space, space } from '@portal/tokens/shared';
import type { StyleRule } from '@vanilla-extract/css';
import { responsiveStyle } from './responsive-style.ts';

const each = (rule: (length: string) => StyleRule): Record<Space, StyleRule> =>
  Object.fromEntries(Object.entries(space).map(([key, length]) => [key, rule(length)])) as Record<
    Space,
    StyleRule
  >;

export const gap = responsiveStyle(
  each((length) => ({ gap: length })),
  'gap',
);
export const padding = responsiveStyle(
  each((length) => ({ padding: length })),
  'padding',
);
