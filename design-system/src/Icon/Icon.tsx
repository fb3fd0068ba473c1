import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type IconVariants, icon } from './Icon.css.ts';

export interface IconProps {
  /** 16, 20 or 24 px at the default text size. Default: `medium`. */
  readonly size?: IconVariants['size'];
  /** Accessible name; without one the icon is decoration. */
  readonly label?: string;
}

export interface IconFrameProps extends IconProps {
  /** Mirrored where text runs from right to left. */
  readonly isDirectional?: boolean;
  /** Shapes on a grid of 24 by 24. */
  readonly children: ReactNode;
}

/** The 24-unit grid that every icon is drawn on. */
export function Icon({ size, label, isDirectional, children }: IconFrameProps): ReactNode {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 24 24" className={icon({ size, isDirectional })}>
        {children}
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
