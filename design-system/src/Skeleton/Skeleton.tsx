import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { classNames } from '../styling/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it stands for; it takes that thing's height. Default: `text`. */
  readonly shape?: keyof typeof css.shape;
  /** Default: `full`, for an avatar its own. */
  readonly width?: keyof typeof css.width;
}

/** The shape of what is being loaded. Wrap a group of them in `SkeletonGroup`, which says so. */
export function Skeleton({ shape = 'text', width }: SkeletonProps): ReactNode {
  const inline = width ?? (shape === 'avatar' ? 'auto' : 'full');
  return <span aria-hidden className={classNames(css.skeleton, css.shape[shape], css.width[inline])} />;
}

export interface SkeletonGroupProps {
  /** Default: 'Loading' in the reader's language. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Announces that something is being loaded, once for all the shapes in it. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <div role="status">
      <VisuallyHidden>{label ?? strings.loading}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
