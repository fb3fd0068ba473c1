import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

const FORCED = '(forced-colors: active)';

export const meter = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    inlineSize: '100%',
    maxInlineSize: '22rem',
  }),
);

export const texts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.medium,
    fontWeight: type.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(component({ color: color.textMuted }));

export const bars = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    alignItems: 'end',
    gap: space.small,
    blockSize: '2rem',
  }),
);

export const bar = recipe({
  base: component({ borderRadius: radius.pill }),
  variants: {
    isLit: {
      true: component({
        blockSize: '100%',
        background: color.action.rest,
        '@media': { [FORCED]: { forcedColorAdjust: 'none', background: 'Highlight' } },
      }),
      false: component({
        blockSize: '0.25rem',
        background: color.borderStrong,
        '@media': { [FORCED]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
      }),
    },
  },
});
