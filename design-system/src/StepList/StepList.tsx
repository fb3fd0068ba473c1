import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Medallion } from '../Medallion/Medallion.tsx';
import { LIST_ROLE } from '../styling/list-role.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './StepList.css.ts';

export interface ListedStep {
  readonly id: string;
  readonly title?: ReactNode;
  readonly text?: ReactNode;
}

export interface StepListProps {
  /** In order. */
  readonly steps: readonly ListedStep[];
  /** Heading level of the titles. Default: 3. */
  readonly level?: 2 | 3 | 4;
  /** `columns` are side by side on wide screens. Default: `rows`. */
  readonly layout?: css.ListVariants['layout'];
}

/** Step-by-step instructions to read. For the reader's progress within a task use `Steps`. */
export function StepList({ steps, level = 3, layout }: StepListProps): ReactNode {
  return (
    <ol {...LIST_ROLE} className={css.list({ layout })}>
      {steps.map(({ id, title, text }, index) => (
        <li key={id} className={css.step({ layout })}>
          <Medallion size="small" tone="brand">
            {index + 1}
          </Medallion>
          <div className={css.words}>
            {title && (
              <Heading level={level} size={4}>
                {title}
              </Heading>
            )}
            {text && <Text tone={title ? 'muted' : 'inherit'}>{text}</Text>}
          </div>
        </li>
      ))}
    </ol>
  );
}
