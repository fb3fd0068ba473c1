import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color } = vars;
const rule = `${line.thin} solid ${color.border}`;

export const divider = style(component({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: rule }));

const side = { content: '', flex: 1, minInlineSize: space.medium, borderBlockStart: rule } as const;

/** Words in the middle of the line. */
export const worded = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.medium,
    color: color.textMuted,
    textAlign: 'center',
    '::before': side,
    '::after': side,
  }),
);
