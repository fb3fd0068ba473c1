import { breakpoints, space, target, zIndex } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { stuckGround } from '../styling/stuck-ground.css.ts';

export const picker = style(component({ display: 'flex', flexDirection: 'column', gap: space.small }));

/** On wide screens what is around it stays. */
const stays = `(min-width: 20rem) and (min-height: 36rem) and (not ${breakpoints.large.replace('screen and ', '')})`;

/**
 * The days stay in view below the header, and what is above them in the picker slides under it. Only where text is not so
 * large that the two would fill the window, and not with the calendar open, which is higher than some windows.
 */
export const sticky = style([
  stuckGround(stays),
  component({
    '@media': {
      [stays]: {
        position: 'sticky',
        zIndex: zIndex.inPage,
        insetBlockStart: `calc(4rem + 1px - ${target})`,
        marginBlockEnd: `calc(-1 * ${space.xsmall})`,
        paddingBlockEnd: space.xsmall,
        selectors: { '&:has([data-unfolded])': { position: 'relative' } },
      },
    },
  }),
]);

// What the focus goes to stays below them.
globalStyle(`html:has(${sticky.split(' ').at(-1)})`, {
  '@layer': { component: { '@media': { [stays]: { scrollPaddingBlockStart: '9rem' } } } },
});

/** No gap before what is not there. */
export const panel = style(component({ ':empty': { display: 'none' } }));

/** As high as a month, so that nothing shifts when the calendar arrives. */
export const calendar = style(
  component({ display: 'grid', justifyItems: 'center', alignItems: 'start', minBlockSize: '22rem' }),
);
