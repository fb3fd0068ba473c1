import { space } from '@portal/tokens/shared';
import { style, styleVariants } from '@vanilla-extract/css';

/** `packed`: as many columns as there is room for; `wide`: each specimen has the whole width. */
export const sheet = styleVariants({
  packed: { columns: '22rem', columnGap: space.xlarge },
  wide: {},
});

/** Fixed elements of a specimen stay within its frame. */
export const specimen = style({ contain: 'layout', breakInside: 'avoid', paddingBlockEnd: space.large });
