import type { ReactNode } from 'react';
import { type BadgeVariants, badge } from './Badge.css.ts';

export interface BadgeProps {
  /** Default: `neutral`. */
  readonly tone?: BadgeVariants['tone'];
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** A word or two. */
  readonly children: ReactNode;
}

/** A short status or count. */
export function Badge({ tone, icon, children }: BadgeProps): ReactNode {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}
