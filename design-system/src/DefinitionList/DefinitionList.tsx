import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as css from './DefinitionList.css.ts';

export interface DefinitionListProps {
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
  /** `rows` sets term and description beside each other above 480 px. Default: `rows`. */
  readonly layout?: keyof typeof css.layout;
}

export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps): ReactNode {
  return (
    <dl className={classNames(css.list, css.layout[layout])}>
      {items.map(({ term, description }) => (
        <div key={term} className={css.rowLayout[layout]}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
