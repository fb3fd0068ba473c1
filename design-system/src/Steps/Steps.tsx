import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { LIST_ROLE } from '../styling/list-role.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Steps.css.ts';

export interface StepsProps {
  /** Names the task: 'Booking'. */
  readonly 'aria-label': string;
  /** Each step in a word or two. */
  readonly steps: readonly string[];
  /** Index of the current step, from 0; the number of steps when all is done. */
  readonly current: number;
}

/** Where the reader is in a task of several pages. On a phone only the current step keeps its text. */
export function Steps({ steps, current, ...rest }: StepsProps): ReactNode {
  const { strings } = useDesignSystem();
  const placeOf = (index: number): string =>
    fill(strings.stepOf, { current: index + 1, total: steps.length });
  const shown = Math.min(current, steps.length - 1);
  return (
    <div className={css.frame}>
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
              <span className={css.words}>
                <VisuallyHidden>{placeOf(index)}: </VisuallyHidden>
                {state === 'done' && (
                  <span className={css.sign}>
                    <CheckIcon size="small" />
                  </span>
                )}
                <span>
                  {label}
                  {state === 'done' && <VisuallyHidden> ({strings.stepDone})</VisuallyHidden>}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden className={css.place}>
        {placeOf(shown)}: {steps[shown]}
      </p>
    </div>
  );
}
