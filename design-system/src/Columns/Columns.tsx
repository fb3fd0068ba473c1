import type { Space } from '@portal/tokens/shared';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { perScreen, type Responsive } from '../styling/responsive.ts';
import { spacing } from '../styling/space.css.ts';
import * as css from './Columns.css.ts';

/** Equal columns by number, two from 700 px on (`halves`), three small ones (`thirds`), a narrow column at either side, notes at the end where both have room (`noteEnd`), small tiles at the end, a postcode beside its town, or as many as fit: of text, of tiles, or of a few actions; those also in a `row`, as wide as their words. */
export type ColumnLayout = NonNullable<NonNullable<RecipeVariants<typeof css.layout>>['small']>;

export interface ColumnsProps {
  /** Default: one column, two above 480 px. */
  readonly layout?: Responsive<ColumnLayout>;
  /** Default: `large`. */
  readonly gap?: Responsive<Space>;
  /** Makes the columns equally high. */
  readonly isStretched?: boolean;
  /** Of two columns: the last child takes its row if it is alone there. */
  readonly isLastWide?: boolean;
  /** Above 800 px the third child stands right below the first, however high the second is beside them. */
  readonly hasHighAside?: boolean;
  /** They end on one line: a button beside fields, whose labels are above them. */
  readonly endsAlike?: boolean;
  /** Default: `div`. A list's children must be `li`. */
  readonly as?: 'div' | 'ul';
  /** What stands in the columns. */
  readonly children: ReactNode;
}

/** A grid whose columns follow the width of the screen. */
export function Columns(props: ColumnsProps): ReactNode {
  const {
    layout = { small: 'one', medium: 'two' },
    gap = 'large',
    isStretched,
    isLastWide,
    hasHighAside,
    endsAlike,
    as: Element = 'div',
    children,
  } = props;
  return (
    <Element
      {...(Element === 'ul' && LIST_ROLE)}
      className={classNames(
        css.columns,
        isStretched && css.stretch,
        isLastWide && css.wideLast,
        hasHighAside && css.highAside,
        endsAlike && css.endAlike,
        css.layout(perScreen(layout)),
        spacing(perScreen(gap)),
      )}
    >
      {children}
    </Element>
  );
}
