import { line, motion, space, target } from '@portal/tokens/shared';
import { createVar, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

/** From this width of its container on, rows are laid out in columns; below it each is a card. */
const ROOM = {
  compact: '(min-width: 20rem)',
  narrow: '(min-width: 28rem)',
  wide: '(min-width: 44rem)',
  widest: '(min-width: 60rem)',
} as const;

/** Beside the words of a cell. */
const cellInline = createVar();

export const frame = style(
  component({ position: 'relative', containerType: 'inline-size', inlineSize: '100%' }),
);

/** Beside the caption, while the rows are being replaced. */
export const busy = style(
  component({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, color: color.action.subtleText }),
);

const asTable = {
  display: 'table',
  overflowWrap: 'normal',
  // Forced colours take the shadow away; the border then shows where the table ends.
  border: `${line.thin} solid transparent`,
  paddingBlockEnd: space.xxsmall,
  vars: { [cellInline]: space.medium },
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.card,
} as const;

/** One variant for each width that a table may need; the parts below define what it shows there. */
export const table = recipe({
  base: component({
    display: 'block',
    inlineSize: '100%',
    borderSpacing: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
  variants: {
    needs: {
      // Two columns of marks beside their names, in half a page.
      compact: component({
        '@container': { [ROOM.compact]: { ...asTable, vars: { [cellInline]: space.xsmall } } },
      }),
      narrow: component({ '@container': { [ROOM.narrow]: asTable } }),
      wide: component({ '@container': { [ROOM.wide]: asTable } }),
      widest: component({ '@container': { [ROOM.widest]: asTable } }),
    },
  },
  defaultVariants: { needs: 'narrow' },
});

export type TableVariants = NonNullable<RecipeVariants<typeof table>>;

type Rule = Parameters<typeof component>[0];

/** A part as it is in a card, and where there is room for columns. */
function part(card: Rule, columns: Rule): Rule {
  const within = (needs: keyof typeof ROOM) => ({
    [ROOM[needs]]: { selectors: { [`${table.classNames.variants.needs[needs]} &`]: columns } },
  });
  return component({
    ...card,
    '@container': { ...within('compact'), ...within('narrow'), ...within('wide'), ...within('widest') },
  });
}

export const caption = style(
  part(
    {
      display: 'block',
      marginBlockEnd: space.small,
      color: color.heading,
      fontSize: type.size.heading4,
      fontWeight: type.weight.heading,
      lineHeight: type.lineHeight.heading,
      textAlign: 'start',
    },
    { display: 'table-caption' },
  ),
);

const hidden: Rule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

const shown: Rule = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
};

export const head = style(
  part({ display: 'block', marginBlockEnd: space.small }, { display: 'table-header-group' }),
);
export const body = style(part({ display: 'grid', gap: space.small }, { display: 'table-row-group' }));

export const headRow = style(
  part(
    { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall },
    { display: 'table-row' },
  ),
);

export const sortLabel = style(part({ marginInlineEnd: space.xsmall }, { display: 'none' }));

const headCell: Rule = {
  display: 'table-cell',
  padding: `${space.small} ${cellInline}`,
  verticalAlign: 'middle',
};

const headText: Rule = {
  color: color.textMuted,
  fontSize: type.size.small,
  fontWeight: type.weight.strong,
  textAlign: 'start',
};

/** Visually hidden where the cards repeat it. */
export const columnHeader = style(part({ ...headText, ...hidden }, { ...shown, ...headCell }));
export const sortableHeader = style(part(headText, { ...headCell, paddingBlock: space.xxsmall }));

export const numeric = style(
  part({ fontVariantNumeric: 'tabular-nums' }, { textAlign: 'end', whiteSpace: 'nowrap' }),
);

export const sortButton = style(
  part(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xxsmall,
      minBlockSize: target,
      paddingInline: space.small,
      border: `${line.thin} solid ${color.borderStrong}`,
      borderRadius: radius.pill,
      fontWeight: type.weight.strong,
      cursor: 'pointer',
      transitionProperty: 'color, background-color',
      transitionDuration: motion.duration.quick,
      ':hover': { color: color.text },
      selectors: {
        '[aria-sort] > &': {
          borderColor: color.action.rest,
          background: color.action.subtle,
          color: color.action.subtleText,
        },
      },
    },
    {
      marginInline: `calc(-1 * ${space.xsmall})`,
      paddingInline: space.xsmall,
      borderColor: 'transparent',
      borderRadius: radius.small,
    },
  ),
);

export const row = style(
  part(
    {
      position: 'relative',
      display: 'grid',
      gap: space.xxsmall,
      padding: space.medium,
      border: `${line.thin} solid ${color.border}`,
      borderRadius: radius.card,
      background: color.surface,
    },
    { display: 'table-row', background: 'transparent' },
  ),
);

const bodyCell: Rule = {
  display: 'table-cell',
  padding: `${space.small} ${cellInline}`,
  borderBlockStart: `${line.thin} solid ${color.border}`,
  verticalAlign: 'baseline',
};

export const cell = style(
  part(
    {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space.medium,
      paddingBlock: space.xxsmall,
      selectors: { '&:has(input)': { alignItems: 'center' } },
    },
    bodyCell,
  ),
);

export const rowHeader = style([
  part(
    { display: 'block', color: color.heading, fontWeight: type.weight.strong, textAlign: 'start' },
    // The column that gives way: dates and sums beside it stay whole.
    { ...bodyCell, color: color.text, overflowWrap: 'anywhere' },
  ),
  // Where there is room for many columns, there is for the words of a name.
  component({
    '@container': {
      [ROOM.widest]: {
        selectors: { [`${table.classNames.variants.needs.widest} &`]: { overflowWrap: 'break-word' } },
      },
    },
  }),
]);

/** Name of the column within a card. */
export const name = style(part({ color: color.textMuted, fontSize: type.size.small }, { display: 'none' }));

export const value = style(
  part(
    {
      minInlineSize: 0,
      // A bare box stands at the start of its target: in a card it ends where words end.
      selectors: { '&:has(input)': { marginInlineEnd: `calc(1.5rem - ${target})` } },
    },
    { marginInlineEnd: 0 },
  ),
);

/** The one link of a row; the rest of the row becomes its target too. */
export const rowLink = style(
  component({
    color: color.action.subtleText,
    textUnderlineOffset: '0.2em',
    textDecorationColor: 'transparent',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.small },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:hover': { textDecorationColor: 'currentcolor' },
      '&:focus-visible::after': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${line.focus})`,
      },
    },
  }),
);

export const linkedRow = style(
  component({
    transition: `background-color ${motion.duration.quick}`,
    selectors: { [`&:has(${rowLink}:hover)`]: { background: color.action.subtle } },
  }),
);
