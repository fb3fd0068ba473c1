import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { illustration } = vars;

export const facade = style(
  component({
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.card,
    background: illustration.mainSoft,
  }),
);

export const drawing = style(component({ display: 'block', inlineSize: '100%', blockSize: '100%' }));

/** Corners of what is built, as round as the brand's controls. */
export const soft = style(component({ rx: `min(calc(${vars.radius.control} / 2), 6px)` }));

/** On the board over the door. */
export const sign = style(
  component({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '51%',
    marginInline: 'auto',
    inlineSize: 'auto',
    blockSize: '8%',
    direction: 'ltr',
    color: vars.color.heading,
    // On the board's own paint, which forced colours leave as it is.
    forcedColorAdjust: 'none',
  }),
);

export const line = style(component({ fill: illustration.line }));
export const main = style(component({ fill: illustration.main }));
export const mainSoft = style(component({ fill: illustration.mainSoft }));
export const accent = style(component({ fill: illustration.accent }));
export const accentSoft = style(component({ fill: illustration.accentSoft }));
export const ground = style(component({ fill: illustration.ground }));
export const paper = style(component({ fill: illustration.paper }));
/** Signs, which are read in both schemes: light on dark. */
export const ink = style(component({ fill: illustration.ink }));
export const gleam = style(component({ fill: illustration.gleam }));
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const onSign = style(component({ ...stroke, stroke: illustration.gleam, strokeWidth: 4 }));
export const thin = style(component({ ...stroke, stroke: illustration.gleam, strokeWidth: 2.5 }));
export const rail = style(component({ ...stroke, stroke: illustration.line, strokeWidth: 3 }));
