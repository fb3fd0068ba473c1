import { line, space } from '@portal/tokens/shared';
import { createVar, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

const iconColor = createVar();

const tone = (background: string, icon: string) => component({ background, vars: { [iconColor]: icon } });

export const notice = recipe({
  base: component({
    display: 'flex',
    // Beside large text on a phone the words would have two letters a line: they go below the icon.
    flexWrap: 'wrap',
    gap: space.small,
    padding: space.medium,
    border: `${line.thin} solid transparent`,
    borderRadius: radius.control,
    color: color.text,
  }),
  variants: {
    tone: {
      info: tone(color.info.subtle, color.info.subtleText),
      success: tone(color.success.subtle, color.success.subtleText),
      warning: tone(color.warning.subtle, color.warning.subtleText),
      error: tone(color.danger.subtle, color.danger.subtleText),
    },
  },
});

export type NoticeVariants = NonNullable<RecipeVariants<typeof notice>>;

export const icon = style(component({ color: iconColor }));
export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xsmall,
    flex: '1 1 8rem',
    minInlineSize: 0,
  }),
);
export const title = style(component({ fontWeight: type.weight.strong }));
