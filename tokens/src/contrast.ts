import type { ColorRole, SchemeTokens } from './contract.ts';

/** WCAG 2.2 success criteria 1.4.3 and 1.4.11. */
export const REQUIRED_RATIO = { text: 4.5, interface: 3 } as const;

/** How much lighter than cards and canvas wells and skeletons have to be in the dark, where a small step is not seen. */
export const DARK_WELL = 1.4;

export interface ContrastPair {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  readonly kind: keyof typeof REQUIRED_RATIO;
}

const GROUNDS = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const STATUSES = ['danger', 'success', 'warning', 'info'] as const;

const TINTS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const HERO_ACTIONS = ['hero.action', 'hero.actionHover', 'hero.actionPressed'] as const;

const on = (
  kind: ContrastPair['kind'],
  foreground: ColorRole,
  backgrounds: readonly ColorRole[],
): ContrastPair[] => backgrounds.map((background) => ({ foreground, background, kind }));

/** Every pair of colours that a component may put on each other, as paths into `color`. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('text', 'text', [
    ...GROUNDS,
    'action.subtle',
    'action.subtleHover',
    'brand.decorSoft',
    'accent.soft',
  ]),
  ...on('text', 'textMuted', [...GROUNDS, 'action.subtle', 'info.subtle', 'accent.soft']),
  ...on('text', 'heading', [
    ...GROUNDS,
    'action.subtle',
    'brand.decorSoft',
    'success.subtle',
    'accent.soft',
    'info.subtle',
  ]),
  ...on('text', 'textInverse', ['inverse']),
  ...on('text', 'action.text', ['action.rest', 'action.hover', 'action.pressed']),
  ...on('text', 'action.subtleText', [
    ...GROUNDS,
    'action.subtle',
    'action.subtleHover',
    'accent.soft',
    'info.subtle',
  ]),
  ...on('text', 'danger.text', ['danger.rest', 'danger.hover', 'danger.pressed']),
  ...on('text', 'danger.subtleText', ['canvas', 'surfaceRaised', 'surfaceSunken']),
  ...STATUSES.flatMap((status) => on('text', `${status}.subtleText`, [`${status}.subtle`, 'surface'])),
  ...STATUSES.flatMap((status) => on('text', 'text', [`${status}.subtle`])),
  ...STATUSES.flatMap((status) => on('interface', `${status}.border`, ['surface', `${status}.subtle`])),
  ...on('text', 'brand.decorText', ['brand.decorSoft']),
  ...on('text', 'accent.text', ['accent.soft', 'canvas', 'surface']),
  ...on('text', 'accent.onFill', ['accent.fill']),
  ...on('text', 'hero.text', ['hero.ground', 'hero.quiet']),
  ...on('text', 'hero.actionText', HERO_ACTIONS),
  ...HERO_ACTIONS.flatMap((role) => on('interface', role, ['hero.ground'])),
  ...TINTS.flatMap((tint) => on('text', `tint.${tint}.text`, [`tint.${tint}.soft`])),
  ...on('interface', 'borderStrong', GROUNDS),
  ...on('interface', 'focus', [...GROUNDS, 'action.subtle', 'brand.decorSoft', 'accent.soft', 'info.subtle']),
  ...on('interface', 'action.rest', [...GROUNDS, 'action.subtle']),
  ...on('interface', 'danger.border', ['canvas', 'surfaceRaised', 'surfaceSunken']),
  // Marks, lines and bands of charts, which may lie on the page itself.
  ...on('interface', 'success.border', ['canvas', 'surfaceSunken']),
  ...on('interface', 'warning.border', ['canvas', 'success.subtle']),
  ...on('interface', 'action.rest', ['success.subtle']),
];

/**
 * The value of a role.
 * @throws Error if the brand lacks the role, which only a cast can get past the compiler.
 */
export function colorAt(color: SchemeTokens['color'], role: ColorRole): string {
  const value = role
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], color);
  if (typeof value !== 'string') throw new Error(`No colour role '${role}'`);
  return value;
}
