import { line, space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, type } = vars;

/** Widths of the chart's container; they grow with the reader's text. */
const PLACE = {
  narrow: '(max-width: 14.999rem)',
  medium: '(min-width: 15rem) and (max-width: 27.999rem)',
  wide: '(min-width: 28rem)',
} as const;

const notIn = (place: keyof typeof PLACE) =>
  component({ '@container': { [PLACE[place]]: { display: 'none' } } });

export const chart = style(
  component({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.medium,
    inlineSize: '100%',
  }),
);

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xsmall} ${space.medium}`,
    overflowWrap: 'anywhere',
  }),
);

/** The value pointed at, or the latest. */
export const readout = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.xxsmall} ${space.small}`,
    marginBlockEnd: space.small,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  component({
    color: color.heading,
    fontSize: type.size.heading2,
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: type.lineHeight.tight,
  }),
);

export const date = style(component({ color: color.textMuted, fontSize: type.size.small }));

/** Time and numbers grow to the right whichever way the text runs. */
export const plot = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    blockSize: '15rem',
    paddingBlockEnd: '2rem',
    direction: 'ltr',
    fontSize: type.size.small,
  }),
);

/** Leaves its space to the drawing where there is little: the values are shown above and in the table. */
export const axis = style(
  component({
    blockSize: '100%',
    overflow: 'visible',
    '@container': { [PLACE.narrow]: { display: 'none' } },
  }),
);

export const surface = style(
  component({
    position: 'relative',
    // In forced colours this shows what the keyboard moves in.
    border: `${line.thin} solid transparent`,
    borderRadius: radius.small,
    // A finger slides along the line and still scrolls the page.
    touchAction: 'pan-y',
    cursor: 'crosshair',
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.thick,
      },
    },
  }),
);

export const drawing = style(
  component({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
);

/** Heard and moved by keyboard; its effect shows in the drawing below it. */
export const slider = style(
  component({
    '@media': { print: { display: 'none' } },
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);

export const grid = style(component({ stroke: color.border, strokeWidth: line.thin }));

export const label = style(component({ fill: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const notInNarrow = style(notIn('narrow'));
export const notInMedium = style(notIn('medium'));
export const notInWide = style(notIn('wide'));

export const band = style(
  component({
    fill: color.success.subtle,
    '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
  }),
);

export const bandEdge = style(
  component({
    stroke: color.success.border,
    strokeWidth: line.thin,
    strokeDasharray: '4 4',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
);

export const trend = style(
  component({
    fill: 'none',
    stroke: color.action.rest,
    strokeWidth: line.thick,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
);

export const pointer = style(
  component({
    stroke: color.borderStrong,
    strokeWidth: line.thin,
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  }),
);

export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxsmall} ${space.medium}`,
    marginBlockStart: space.small,
    color: color.textMuted,
    fontSize: type.size.small,
    overflowWrap: 'anywhere',
  }),
);

export const legendItem = style(component({ display: 'flex', alignItems: 'center', gap: space.xsmall }));

export const swatch = style(
  component({ flexShrink: 0, inlineSize: '1.25em', blockSize: '1em', overflow: 'visible' }),
);

/** As high as the chart to come. */
export const placeholder = style(component({ display: 'grid', gap: space.small, minBlockSize: '19rem' }));
