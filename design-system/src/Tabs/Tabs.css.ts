import { line, motion, space, target } from '@portal/tokens/shared';
import { createVar, keyframes, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, type } = vars;

/** How much of each end fades because there is more beyond it. */
const before = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const after = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

const more = keyframes({
  '0%': { vars: { [before]: '0px', [after]: space.xxlarge } },
  '15%, 85%': { vars: { [before]: space.xxlarge, [after]: space.xxlarge } },
  '100%': { vars: { [before]: space.xxlarge, [after]: '0px' } },
});

const fade = (towards: string): string =>
  `linear-gradient(${towards}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

export const list = style(
  component({
    display: 'flex',
    gap: space.xsmall,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A focused tab scrolls away from the faded end.
    scrollPaddingInline: space.xxlarge,
    // A line that takes no space, which would scroll up and down.
    boxShadow: `inset 0 -${line.thin} ${color.border}`,
    marginBlockEnd: space.large,
    '@supports': {
      '(animation-timeline: scroll(self inline))': {
        maskImage: fade('to right'),
        // Separate, since the shorthand would reset the timeline.
        animationName: more,
        animationDuration: 'auto',
        animationTimingFunction: 'linear',
        animationFillMode: 'both',
        animationTimeline: 'scroll(self inline)',
        selectors: { '&:dir(rtl)': { maskImage: fade('to left') } },
      },
    },
    '@media': {
      '(forced-colors: active)': { borderBlockEnd: `${line.thin} solid` },
    },
  }),
);

export const tab = style(
  component({
    flexShrink: 0,
    minInlineSize: target,
    minBlockSize: target,
    paddingBlock: space.xsmall,
    paddingInline: space.xsmall,
    borderBlockEnd: `${line.focus} solid transparent`,
    color: color.textMuted,
    fontWeight: type.weight.strong,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'color, border-color',
    transitionDuration: motion.duration.quick,
    ':hover': { color: color.text },
    selectors: {
      '&[data-state=active]': { color: color.action.subtleText, borderColor: color.action.rest },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${line.focus})` },
    },
    '@media': {
      // A transparent edge would be drawn: it belongs to the open tab alone.
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[data-state=active]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

export const panel = style(
  component({ borderRadius: vars.radius.small, ':focus-visible': { outlineOffset: space.xxsmall } }),
);
