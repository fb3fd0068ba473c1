import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pending, type SkeletonVariants, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it stands for; it takes that thing's height. Default: `text`. */
  readonly shape?: SkeletonVariants['shape'];
  /** Default: `full`; an avatar or a leaf has its own width. */
  readonly width?: SkeletonVariants['width'];
}

/** The shape of what is loading. Wrap several in a `SkeletonGroup`, which announces it. */
export function Skeleton({ shape, width }: SkeletonProps): ReactNode {
  const own = shape === 'avatar' || shape === 'leaf' ? 'auto' : 'full';
  return <span aria-hidden className={skeleton({ shape, width: width ?? own })} />;
}

export interface SkeletonGroupProps {
  /** Default: 'Loading' in the reader's language. */
  readonly label?: string;
  /** A status elsewhere says so: two would talk over each other. Default: false. */
  readonly isSilent?: boolean;
  /** Shapes in place of what loads. */
  readonly children: ReactNode;
}

/** Announces that something is loading, once for all the shapes in it. */
export function SkeletonGroup({ label, isSilent, children }: SkeletonGroupProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <div className={pending} {...(!isSilent && { role: 'status' })}>
      {!isSilent && <VisuallyHidden>{label ?? strings.loading}</VisuallyHidden>}
      <div aria-hidden>{children}</div>
    </div>
  );
}
