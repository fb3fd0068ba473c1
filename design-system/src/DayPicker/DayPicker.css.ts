import { breakpoints, space, target, zIndex } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const picker = style(component({ display: 'flex', flexDirection: 'column', gap: space.small }));

/**
 * The days stay in view below the header, and what is above them in the picker slides under it. Only where text is not so
 * large that the two would fill the window, and not with the calendar open, which is higher than some windows.
 */
export const sticky = style(
  component({
    '@media': {
      '(min-width: 20rem) and (min-height: 36rem)': {
        position: 'sticky',
        zIndex: zIndex.inPage,
        insetBlockStart: `calc(4rem + 1px - ${target})`,
        marginInline: `calc(-1 * ${space.xsmall})`,
        paddingInline: space.xsmall,
        marginBlockEnd: `calc(-1 * ${space.xxsmall})`,
        paddingBlockEnd: space.xxsmall,
        background: vars.color.canvas,
        selectors: { '&:has([aria-expanded=true])': { position: 'static' } },
      },
      // There the filters stay.
      [breakpoints.large]: { position: 'static' },
    },
  }),
);

/** No gap before what is not there. */
export const panel = style(component({ ':empty': { display: 'none' } }));

/** As high as a month, so that nothing shifts when the calendar arrives. */
export const calendar = style(
  component({ display: 'grid', justifyItems: 'center', alignItems: 'start', minBlockSize: '22rem' }),
);
