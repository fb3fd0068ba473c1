import { line } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import * as tabs from '../LinkTabs/LinkTabs.css.ts';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

/** Wraps to more rows for long words and large text. */
export const segments = style([tabs.list, component({ flexWrap: 'wrap' })]);

export const cell = style(component({ flex: '1 1 auto', maxInlineSize: '100%' }));

export const segment = style([
  tabs.tab,
  component({
    overflowWrap: 'anywhere',
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${line.focus} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${line.thick})`,
      },
    },
  }),
]);

/** Lies invisible over its segment. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);
