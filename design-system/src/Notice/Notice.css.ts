import { line, space } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

export const notice = style(
  component({
    display: 'flex',
    gap: space.small,
    padding: space.medium,
    border: `${line.thin} solid transparent`,
    borderRadius: radius.control,
    color: color.text,
  }),
);

export const tone = styleVariants({
  info: component({ background: color.info.subtle }),
  success: component({ background: color.success.subtle }),
  warning: component({ background: color.warning.subtle }),
  error: component({ background: color.danger.subtle }),
});

export const icon = styleVariants({
  info: component({ color: color.info.subtleText }),
  success: component({ color: color.success.subtleText }),
  warning: component({ color: color.warning.subtleText }),
  error: component({ color: color.danger.subtleText }),
});

export const content = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xsmall, flex: 1, minInlineSize: 0 }),
);
export const title = style(component({ fontWeight: type.weight.strong }));
