import { breakpoints, line, measure, motion, space, zIndex } from '@portal/tokens/shared';
import { createVar, keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { component } from '../styling/layer.ts';
import { toastRoom } from '../styling/toast-room.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

const enter = (name: string) => `${name} ${motion.duration.calm} ${motion.easing}`;

export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.overlay,
    display: 'grid',
    // As high as what is in it, so that the room below a drawer stays below it.
    gridTemplateRows: 'minmax(max-content, 1fr)',
    background: color.scrim,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Title and actions do not cover what has the focus (WCAG 2.2, 2.4.11).
    scrollPaddingBlock: `6rem calc(6rem + ${toastRoom})`,
    paddingBlockEnd: toastRoom,
    animation: enter(fade),
    '@media': { print: { display: 'none' } },
  }),
);

/** A sheet from below on a phone, a window in the middle elsewhere. */
export const centred = style(
  component({
    alignItems: 'end',
    paddingBlockStart: space.xxlarge,
    '@media': {
      [breakpoints.medium]: {
        alignItems: 'center',
        padding: space.large,
        paddingBlockEnd: `calc(${space.large} + ${toastRoom})`,
      },
    },
  }),
);

/** Distance of a panel's content from its edges. */
export const inset = createVar();
/** The background: content fades into it below the actions. */
export const ground = createVar();
/** Whether its actions are stacked, or side by side with the main one last. */
export const actionsDirection = createVar();

export const dialog = recipe({
  base: component({
    vars: { [inset]: space.large, [actionsDirection]: 'column', [ground]: color.surfaceRaised },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.medium,
    inlineSize: '100%',
    marginInline: 'auto',
    padding: inset,
    borderRadius: `${radius.overlay} ${radius.overlay} 0 0`,
    border: `${line.thin} solid transparent`,
    background: ground,
    boxShadow: shadow.overlay,
    animation: enter(rise),
    '@media': {
      [breakpoints.medium]: {
        vars: { [inset]: space.xlarge, [actionsDirection]: 'row-reverse' },
        borderRadius: radius.overlay,
      },
    },
  }),
  variants: {
    width: {
      small: component({ maxInlineSize: measure.narrow }),
      medium: component({ maxInlineSize: measure.prose }),
    },
  },
  defaultVariants: { width: 'small' },
});

export type DialogVariants = NonNullable<RecipeVariants<typeof dialog>>;

/** Title and actions stay in view, unless that left no room for what lies between. */
const staysInSight = { '@media': { '(min-height: 32rem)': { position: 'sticky' } } } as const;

export const header = style(
  component({
    ...staysInSight,
    insetBlockStart: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.medium,
    marginBlockStart: `calc(-1 * ${inset})`,
    marginInline: `calc(-1 * ${inset})`,
    paddingBlockStart: inset,
    paddingInline: inset,
    borderStartStartRadius: 'inherit',
    borderStartEndRadius: 'inherit',
    background: 'inherit',
  }),
);
export const title = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const close = style(
  component({ marginBlock: '-0.375rem', marginInlineEnd: `calc(-1 * ${space.xsmall})` }),
);
export const footer = style(
  component({
    ...staysInSight,
    // A toast lies below it, not on it.
    insetBlockEnd: toastRoom,
    zIndex: zIndex.sticky,
    display: 'flex',
    flexDirection: actionsDirection,
    gap: space.small,
    marginBlockStart: 'auto',
    marginBlockEnd: `calc(-1 * ${inset})`,
    marginInline: `calc(-1 * ${inset})`,
    paddingBlockStart: space.xsmall,
    paddingBlockEnd: `max(${inset}, env(safe-area-inset-bottom))`,
    paddingInline: inset,
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    background: 'inherit',
    boxShadow: `0 -0.5rem 0.5rem -0.25rem ${ground}`,
  }),
);
