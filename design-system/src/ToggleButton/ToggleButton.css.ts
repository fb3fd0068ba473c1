import { line, motion, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const toggle = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    maxInlineSize: '100%',
    minBlockSize: target,
    paddingBlock: space.xxsmall,
    paddingInline: space.medium,
    border: `${line.thin} solid ${color.borderStrong}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.text,
    fontWeight: type.weight.medium,
    lineHeight: type.lineHeight.tight,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.duration.quick,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.action.rest, background: color.action.subtle },
      '&[aria-pressed=true]': {
        borderColor: color.action.rest,
        background: color.action.subtle,
        color: color.action.subtleText,
      },
      '&[aria-pressed=true]:hover:not(:disabled)': { background: color.action.subtleHover },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&:disabled': { borderColor: 'GrayText', color: 'GrayText', opacity: 1 },
          '&[aria-pressed=true]:disabled': {
            background: 'Canvas',
            outline: `${line.thick} solid GrayText`,
            outlineOffset: `-${line.focus}`,
          },
        },
      },
    },
  }),
);
