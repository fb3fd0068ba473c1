import { breakpoints, line, avatar as sizes } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { brand, tint } = vars.color;

/** The little giant of a child is drawn in the tint, too. */
const face = (soft: string, text: string, fill: string) =>
  component({ background: soft, color: text, vars: { [vars.illustration.main]: fill } });

const side = (length: string) => ({
  inlineSize: length,
  blockSize: length,
  fontSize: `calc(${length} * 0.38)`,
});

export const avatar = recipe({
  base: component({
    position: 'relative',
    display: 'inline-grid',
    // One cell of the whole size: a drawing fills it, whatever its own size is.
    gridTemplate: '100% / 100%',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '50%',
    fontWeight: vars.type.weight.strong,
    lineHeight: 1,
    userSelect: 'none',
    // Forced colours take the fill away; the ring then shows the face's place.
    '@media': {
      '(forced-colors: active)': { outline: `${line.thin} solid`, outlineOffset: `-${line.thin}` },
    },
  }),
  variants: {
    size: {
      small: component(side(sizes.small)),
      medium: component(side(sizes.medium)),
      large: component(side(sizes.large)),
      huge: component(side(sizes.huge)),
      // Where the page is about somebody.
      portrait: component(side('8rem')),
      responsive: component({
        ...side(sizes.medium),
        '@media': { [breakpoints.large]: side(sizes.large) },
      }),
    },
    tint: {
      own: face(brand.decorSoft, brand.decorText, brand.decor),
      first: face(tint.first.soft, tint.first.text, tint.first.fill),
      second: face(tint.second.soft, tint.second.text, tint.second.fill),
      third: face(tint.third.soft, tint.third.text, tint.third.fill),
      fourth: face(tint.fourth.soft, tint.fourth.text, tint.fourth.fill),
      fifth: face(tint.fifth.soft, tint.fifth.text, tint.fifth.fill),
    },
  },
  defaultVariants: { size: 'medium', tint: 'own' },
});

export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>;

/**
 * Lies over the initials; when it cannot be loaded they show through, without any script. Its ring keeps a white coat
 * apart from a white card.
 */
export const image = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: `${line.thin} solid ${vars.color.border}`,
    borderRadius: '50%',
    objectFit: 'cover',
  }),
);
