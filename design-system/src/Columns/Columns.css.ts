import { breakpoints } from '@portal/tokens/shared';
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { responsiveRecipe } from '../styling/responsive-recipe.ts';
import { ownSpace } from '../styling/space.css.ts';

export const columns = style(
  component({ display: 'grid', gap: ownSpace, alignItems: 'start', minInlineSize: 0 }),
);
export const stretch = style(component({ alignItems: 'stretch' }));
export const wideLast = style({});
globalStyle(`${wideLast} > :last-child:nth-child(odd)`, {
  '@layer': { component: { gridColumn: '1 / -1' } },
});
export const endAlike = style(component({ alignItems: 'end' }));

const tracks = (gridTemplateColumns: string) => ({ gridTemplateColumns });

export const layout = responsiveRecipe(
  {
    one: tracks('minmax(0, 1fr)'),
    two: tracks('repeat(2, minmax(0, 1fr))'),
    three: tracks('repeat(3, minmax(0, 1fr))'),
    four: tracks('repeat(4, minmax(0, 1fr))'),
    six: tracks('repeat(6, minmax(0, 1fr))'),
    asideStart: tracks('minmax(0, 20rem) minmax(0, 1fr)'),
    asideEnd: tracks('minmax(0, 1fr) minmax(0, 20rem)'),
    // Where both have the room that they take: from 700 px on, and beside a menu from 970 px on.
    noteEnd: { '@media': { screen: { display: 'flex', flexWrap: 'wrap' } } },
    // Six small tiles, or three where the screen is narrower.
    tilesEnd: tracks('minmax(0, 1fr) minmax(0, 56%)'),
    codeAndName: {
      ...tracks('minmax(0, min(8rem, 42%)) minmax(0, 1fr)'),
      // Where the text is doubled, a phone has no room for both: each would show two characters.
      '@media': { '(max-width: 17rem)': tracks('minmax(0, 1fr)') },
      // What is wrong with the code would be a column of single words.
      selectors: { '&:has([aria-invalid=true])': tracks('minmax(0, 1fr)') },
    },
    // Two a row at most: a third would leave no room for long words.
    tiles: tracks('repeat(auto-fill, minmax(min(100%, max(9rem, 40%)), 1fr))'),
    // Two where each has the width of a phone: from 700 px on, with the gutters.
    halves: tracks('repeat(auto-fit, minmax(min(100%, max(19.5rem, 40%)), 1fr))'),
    // Three where a label fits above each, as two fields and their button.
    thirds: tracks('repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))'),
    // Words as long as 'calendar' fit in three on the narrowest phone; doubled, they stand below each other.
    actions: tracks('repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))'),
    // Four in two rows on a phone; doubled, they stand below each other.
    pairs: tracks('repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))'),
    // One after the other, each as wide as its words, in as many rows as it takes.
    row: { display: 'flex', flexWrap: 'wrap' },
    fit: tracks('repeat(auto-fit, minmax(min(100%, 17rem), 1fr))'),
  },
  'layout',
);

for (const { noteEnd } of Object.values(layout.classNames.variants)) {
  globalStyle(`${noteEnd} > *`, { '@layer': { component: { flex: '1 1 16rem', minInlineSize: 0 } } });
  globalStyle(`${noteEnd} > :first-child`, { '@layer': { component: { flex: '999 1 22rem' } } });
}

// Below the layouts: the order of media queries is that in which a file names them, narrow before wide.
export const highAside = style(
  component({ '@media': { [breakpoints.large]: { gridTemplateRows: 'auto 1fr' } } }),
);
globalStyle(`${highAside} > :nth-child(2)`, {
  '@layer': { component: { '@media': { [breakpoints.large]: { gridRow: 'span 2' } } } },
});
