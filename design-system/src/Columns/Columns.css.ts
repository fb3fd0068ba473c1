import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { responsiveRecipe } from '../styling/responsive-recipe.ts';
import { ownSpace } from '../styling/space.css.ts';

export const columns = style(
  component({ display: 'grid', gap: ownSpace, alignItems: 'start', minInlineSize: 0 }),
);
export const stretch = style(component({ alignItems: 'stretch' }));

const tracks = (gridTemplateColumns: string) => ({ gridTemplateColumns });

export const layout = responsiveRecipe(
  {
    one: tracks('minmax(0, 1fr)'),
    two: tracks('repeat(2, minmax(0, 1fr))'),
    three: tracks('repeat(3, minmax(0, 1fr))'),
    four: tracks('repeat(4, minmax(0, 1fr))'),
    asideStart: tracks('minmax(0, 20rem) minmax(0, 1fr)'),
    asideEnd: tracks('minmax(0, 1fr) minmax(0, 20rem)'),
    // Where the text is doubled, 8rem would be all of a phone.
    codeAndName: tracks('minmax(0, min(8rem, 42%)) minmax(0, 1fr)'),
    tiles: tracks('repeat(auto-fill, minmax(min(100%, 9rem), 1fr))'),
    fit: tracks('repeat(auto-fit, minmax(min(100%, 17rem), 1fr))'),
  },
  'layout',
);
