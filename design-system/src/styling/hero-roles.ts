import { vars } from '../themes/contract.css.ts';

const { action, heading, surfaceSunken, text, textMuted, focus, hero: own } = vars.color;

/** What components use on the ground of an opening in place of their own roles, so that each of them is at home there. */
export const heroRoles = {
  [heading]: own.text,
  [text]: own.text,
  [textMuted]: own.text,
  [focus]: own.text,
  [surfaceSunken]: own.quiet,
  [action.rest]: own.action,
  [action.hover]: own.actionHover,
  [action.pressed]: own.actionPressed,
  [action.text]: own.actionText,
  [action.subtle]: own.quiet,
  [action.subtleHover]: own.quiet,
  [action.subtleText]: own.text,
};
