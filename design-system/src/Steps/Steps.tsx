import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Steps.css.ts';

export interface StepsProps {
  /** Names the task: 'Booking'. */
  readonly 'aria-label': string;
  readonly steps: readonly string[];
  /** Index of the step that is being taken, from 0. */
  readonly current: number;
}

/** Where one is in a task of several pages. */
export function Steps({ steps, current, ...rest }: StepsProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <ol {...LIST_ROLE} aria-label={rest['aria-label']} className={css.list}>
      {steps.map((label, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={label}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span>
              <VisuallyHidden>
                {fill(strings.stepOf, { current: index + 1, total: steps.length })}:{' '}
              </VisuallyHidden>
              {label}
              {state === 'done' && <VisuallyHidden> ({strings.stepDone})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
