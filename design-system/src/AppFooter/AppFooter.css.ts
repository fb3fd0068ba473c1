import { breakpoints, gutter, line, space } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

export const footer = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: space.medium,
    paddingBlock: space.large,
    paddingInline: gutter.small,
    background: vars.color.surface,
    borderBlockStart: `${line.thin} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    '@media': {
      [breakpoints.medium]: { paddingInline: gutter.medium },
      [breakpoints.large]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        // Where a line is too short for all, the stores come below the links and not below the logo.
        justifyContent: 'flex-end',
        gap: `${space.small} ${space.xlarge}`,
        paddingInline: gutter.large,
      },
      print: { breakInside: 'avoid', paddingBlock: space.small },
    },
  }),
);

/** Whose page it is, and how to reach them. */
export const sender = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xsmall} ${space.large}`,
    minInlineSize: 0,
    '@media': {
      // Below each other, so that links and stores have room beside them in every language.
      [breakpoints.large]: { flex: '1 1 auto', flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
    },
  }),
);

export const content = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.medium,
    '@media': { [breakpoints.medium]: { columnGap: space.large }, print: { display: 'none' } },
  }),
);

/** As wide as each other where they stand below each other. */
export const stores = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), max-content))',
    gap: space.xsmall,
    '@media': {
      [breakpoints.large]: { display: 'flex', flexWrap: 'wrap' },
      print: { display: 'none' },
    },
  }),
);

// Columns on a phone, but no narrower than a long word: “Dataskyddsbeskrivning”.
globalStyle(`${content} > *`, {
  '@layer': {
    component: {
      flex: '1 1 8.5rem',
      overflowWrap: 'break-word',
      '@media': { [breakpoints.medium]: { flex: '0 1 auto' } },
    },
  },
});

// The head of the sheet has the logo.
globalStyle(`${sender} > svg`, { '@layer': { utility: { '@media': { print: { display: 'none' } } } } });

globalStyle(`${content} > *, ${stores} > *`, { '@layer': { component: { maxInlineSize: '100%' } } });
