import { line, space, target } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const icon = style(
  component({ display: 'inline-block', verticalAlign: '-0.15em', marginInlineStart: '0.25em' }),
);

/** A drawing of 24 by 24 in lines of the text's colour. It lives in the sheet, so that no script grows by it. */
const sign = (path: string) => {
  const drawing = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
  return component({ '::before': { mask: `${drawing} center / contain no-repeat` } });
};

export const store = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    minBlockSize: target,
    paddingBlock: space.xxsmall,
    paddingInline: space.small,
    border: `${line.thin} solid transparent`,
    borderRadius: radius.control,
    background: color.inverse,
    color: color.textInverse,
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
    lineHeight: type.lineHeight.tight,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      background: 'currentcolor',
    },
  }),
  variants: {
    store: {
      apple: sign('m12 4-7 15M12 4l7 15M4 14h16'),
      google: sign('M6 4v16l14-8Z'),
    },
  },
});

export type StoreVariants = NonNullable<RecipeVariants<typeof store>>;
