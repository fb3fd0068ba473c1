import { breakpoints, gutter, line, measure, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { ground } from '../PageOpening/PageOpening.css.ts';
import { pending } from '../Skeleton/Skeleton.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** On paper no row or column of parts: browsers lay what follows a break over what comes before it. */
export const frame = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    isolation: 'isolate',
    '@media': { print: { display: 'block', minBlockSize: 0 } },
  }),
);

/** One row over the whole width, as high as a finger. */
export const notice = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    minBlockSize: target,
    paddingInline: gutter.small,
    background: vars.color.accent.soft,
    color: vars.color.text,
    borderBlockEnd: `${line.thin} solid ${vars.color.border}`,
    '@media': { print: { display: 'none' } },
  }),
);

/** At the side on wide screens, if it is a rail. Else a drawer shows it, and where scripts are off it stands under the page. First of what follows the
 * width of the screen: a sheet has its media queries in the order in which the file names them. */
export const side = recipe({
  base: component({
    display: 'none',
    padding: space.medium,
    '@media': {
      '(scripting: none)': {
        display: 'block',
        borderBlockStart: `${line.thin} solid ${vars.color.border}`,
      },
      print: { display: 'none' },
    },
  }),
  variants: {
    isRail: {
      true: component({
        '@media': {
          [breakpoints.large]: {
            display: 'block',
            order: -1,
            flexShrink: 0,
            inlineSize: measure.menu,
            paddingBlock: space.large,
            paddingInline: space.medium,
            borderBlockStart: 0,
            borderInlineEnd: `${line.thin} solid ${vars.color.border}`,
            background: vars.color.surface,
          },
        },
      }),
      // Below the page: a row of the body is no place for it.
      false: component({ '@media': { [`${breakpoints.large} and (scripting: none)`]: { display: 'none' } } }),
    },
  },
});

export const body = style(
  component({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    '@media': { [breakpoints.large]: { flexDirection: 'row' }, print: { display: 'block' } },
  }),
);

export const main = style(
  component({
    flex: 1,
    minInlineSize: 0,
    outline: 'none',
    // The ground of what stays in view ends with the page, beside the menu.
    overflowX: 'clip',
    // What comes is rarely as high as its outline: the footer waits below the first screen, where it pushes nothing.
    selectors: { [`&:has(.${pending})`]: { minBlockSize: '100dvh' } },
  }),
);

/** Space above a result; none where there is none. */
export const result = style(
  component({
    selectors: {
      '&:not(:empty)': { paddingBlockStart: space.large },
      // A page that begins with a ground of its own has no space above that.
      [`&:not(:empty):has(+ .${ground})`]: { paddingBlockEnd: space.large },
    },
  }),
);

export const sticky = style(
  component({ '@media': { [breakpoints.large]: { position: 'sticky', insetBlockStart: '6rem' } } }),
);
