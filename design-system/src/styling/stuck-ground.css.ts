import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { component } from './layer.ts';

/**
 * Under what stays in view: the page's ground from one side of the page to the other, as `main` cuts it, and up to the header. It has
 * a shadow while it stays over something; where a browser cannot tell, always.
 *
 * @param query the media in which the element stays, by its own rule
 */
export function stuckGround(query: string): string {
  const shadow = (boxShadow: string) => ({ '::before': { boxShadow } });
  return style(
    component({
      '@media': {
        [query]: {
          containerType: 'scroll-state',
          '::before': {
            content: '',
            position: 'absolute',
            zIndex: -1,
            insetBlock: `calc(-1 * ${space.xsmall}) 0`,
            insetInline: '-100vw',
            background: vars.color.canvas,
            boxShadow: vars.shadow.lifted,
            pointerEvents: 'none',
          },
          '@supports': { '(container-type: scroll-state)': shadow('none') },
          '@container': { 'scroll-state(stuck: top)': shadow(vars.shadow.lifted) },
        },
      },
    }),
  );
}
