import { breakpoints, line, motion, space, target } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

/** A link to the current page, or the chosen segment. */
const CURRENT = '&[aria-current], &:has(:checked)';

export const list = style(
  component({
    display: 'flex',
    gap: space.xxsmall,
    padding: space.xxsmall,
    borderRadius: radius.button,
    background: color.surfaceSunken,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

/** Several words wrap to two lines before anything goes beyond the edge. */
export const cell = style(component({ flex: '1 1 auto', minInlineSize: 'min-content' }));

export const tab = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    position: 'relative',
    inlineSize: '100%',
    minBlockSize: target,
    paddingBlock: space.xxsmall,
    paddingInline: space.small,
    // Visible in forced colours, where the backgrounds are gone.
    border: `${line.thin} solid transparent`,
    borderRadius: `calc(${radius.button} - ${space.xxsmall})`,
    color: color.textMuted,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    lineHeight: type.lineHeight.tight,
    textAlign: 'center',
    textDecoration: 'none',
    textWrap: 'balance',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: motion.duration.quick,
    ':hover': { color: color.text },
    selectors: {
      [CURRENT]: {
        borderColor: color.action.rest,
        background: color.surface,
        boxShadow: shadow.card,
        color: color.action.subtleText,
      },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${line.thick})` },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [CURRENT]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

/** Lower than what is pressed: the row is 36 px high, each tab 44. */
export const compactList = style([
  list,
  component({
    position: 'relative',
    isolation: 'isolate',
    marginBlock: `calc(-1 * ${space.xxsmall})`,
    paddingBlock: 0,
    background: 'none',
    // Many are on several rows where one has no room: none is hidden beyond the edge. A few keep a list's first row high up.
    selectors: { '&:has(> :nth-child(6))': { flexWrap: 'wrap', rowGap: 0 } },
    // Eight on a tablet are two rows of four: the last would stand alone, as wide as the page.
    '@media': {
      '(min-width: 40rem) and (max-width: 60rem)': {
        selectors: {
          '&:has(> :nth-child(8))': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: space.xxsmall,
      insetInline: 0,
      borderRadius: 'inherit',
      background: color.surfaceSunken,
    },
  }),
]);

const bare = { borderColor: 'transparent', background: 'none', boxShadow: 'none' } as const;

export const compactTab = style([
  tab,
  component({
    paddingBlock: 0,
    isolation: 'isolate',
    selectors: { [CURRENT]: bare },
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(${space.xxsmall} + ${line.thick})`,
      insetInline: 0,
      border: `${line.thin} solid transparent`,
      borderRadius: 'inherit',
    },
  }),
]);

globalStyle(`${compactTab}[aria-current]::before`, {
  '@layer': {
    component: {
      borderColor: color.action.rest,
      background: color.surface,
      boxShadow: shadow.card,
      // Under the words that the tab draws in HighlightText.
      '@media': { '(forced-colors: active)': { borderColor: 'Highlight', background: 'Highlight' } },
    },
  },
});

export const detail = style(
  component({
    display: 'none',
    whiteSpace: 'nowrap',
    fontWeight: type.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [breakpoints.medium]: { display: 'inline' } },
  }),
);
