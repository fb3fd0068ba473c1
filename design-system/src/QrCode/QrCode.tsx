import type { ReactNode } from 'react';
import { code } from './QrCode.css.ts';

export interface QrCodeProps {
  /** Accessible name: what it is read for. */
  readonly label: string;
  /** Modules of a side. */
  readonly moduleCount: number;
  /** The dark ones, as the path of an SVG whose unit is a module. */
  readonly path: string;
}

/** White around it that cameras need, in modules. */
const QUIET = 4;

/** A code that a camera reads: dark on white in every scheme, since cameras do not read the opposite. */
export function QrCode({ label, moduleCount, path }: QrCodeProps): ReactNode {
  const side = moduleCount + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={code}
    >
      <path d={path} />
    </svg>
  );
}
