import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color } = vars;

export const mark = recipe({
  base: component({
    // A ring of the background colour keeps the mark apart from lines and bands below it.
    stroke: color.surface,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
  variants: {
    flag: {
      within: component({ fill: color.success.border }),
      above: component({ fill: color.warning.border }),
      below: component({ fill: color.warning.border }),
      unknown: component({ fill: color.action.rest }),
    },
    size: {
      small: component({ scale: '0.6', strokeWidth: '3px' }),
      medium: component({ strokeWidth: '4px' }),
      large: component({ scale: '1.25', strokeWidth: '5px' }),
    },
    emphasis: {
      ink: component({
        scale: '1.4',
        fill: color.text,
        '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
      }),
      ring: component({ scale: '1.2' }),
    },
  },
  defaultVariants: { size: 'medium' },
});

/** Around a mark that keeps its own shape and colour. */
export const ring = style(
  component({
    fill: 'none',
    stroke: color.text,
    strokeWidth: '2px',
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  }),
);

export type MarkVariants = NonNullable<RecipeVariants<typeof mark>>;
