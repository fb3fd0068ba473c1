import type { ReactNode } from 'react';
import * as css from './DefinitionList.css.ts';

export interface DefinitionListProps {
  /** Terms and their descriptions; two terms may be alike, such as two rows of a bill. */
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
  /** `rows` sets term and description side by side above 480 px; `sums` ends each line with its description, as a bill does. Default: `rows`. */
  readonly layout?: css.DefinitionListVariants['layout'];
}

export function DefinitionList({ items, layout }: DefinitionListProps): ReactNode {
  return (
    <dl className={css.list({ layout })}>
      {items.map(({ term, description }, index) => (
        <div key={`${index} ${term}`} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
