import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  /** Default: `neutral`. */
  readonly tone?: keyof typeof css.tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short status or count. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactNode {
  return (
    <span className={classNames(css.badge, css.tone[tone])}>
      {icon}
      {children}
    </span>
  );
}
