import type { ReactNode } from 'react';
import { type DateFormat, DateTime } from '../DateTime/DateTime.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Timeline.css.ts';

export type TimelineState = NonNullable<css.MarkerVariants['state']>;

export interface TimelineEvent {
  readonly id: string;
  readonly title: ReactNode;
  /** ISO 8601 instant or `YYYY-MM-DD`; undefined while not known. */
  readonly date?: string;
  /** `done` has happened, `current` is happening, `ahead` is still to come; also in words. Default: `done`. */
  readonly state?: TimelineState;
  /** Default: `neutral`. */
  readonly tone?: css.MarkerVariants['tone'];
  /** Small icon in place of the dot. */
  readonly icon?: ReactNode;
  /** More about it: text, links, a card. */
  readonly children?: ReactNode;
}

export interface TimelineProps {
  /** Says what the events are about. */
  readonly 'aria-label': string;
  /** In reading order. */
  readonly events: readonly TimelineEvent[];
  /** Default: `dateTime`. */
  readonly dateFormat?: DateFormat;
}

/** What has happened and what comes, in order. For a task's steps use `Steps`. */
export function Timeline({ events, dateFormat = 'dateTime', ...rest }: TimelineProps): ReactNode {
  const { strings } = useDesignSystem();
  const words = { done: null, current: strings.stepNow, ahead: strings.stepAhead } as const;
  return (
    <ol {...LIST_ROLE} aria-label={rest['aria-label']} className={css.list}>
      {events.map(({ id, title, date, state = 'done', tone = 'neutral', icon, children }) => (
        <li
          key={id}
          className={css.event}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span aria-hidden className={css.marker({ tone, state })}>
            {icon ?? <span className={css.dot} />}
          </span>
          <div className={css.words}>
            <p className={css.title}>
              {title}
              {words[state] && <VisuallyHidden> ({words[state]})</VisuallyHidden>}
            </p>
            {date && (
              <p className={css.date}>
                <DateTime value={date} format={dateFormat} />
              </p>
            )}
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
