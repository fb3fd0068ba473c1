import { breakpoints, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius } = vars;

export const hero = style(
  component({
    display: 'grid',
    alignItems: 'center',
    gap: space.medium,
    padding: space.large,
    borderRadius: radius.overlay,
    background: color.brand.decorSoft,
    color: color.brand.decorText,
    overflow: 'hidden',
    '@media': {
      [breakpoints.medium]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        padding: space.xlarge,
      },
      [breakpoints.large]: { paddingInline: space.xxlarge },
    },
  }),
);

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.medium,
    '@media': { [breakpoints.medium]: { paddingBlock: space.large } },
  }),
);

/** Short screens show the words first, and the drawing only as far as there is room beside them. */
export const drawing = style(component({ inlineSize: '100%', maxInlineSize: '27rem', marginInline: 'auto' }));
