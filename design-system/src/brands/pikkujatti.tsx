import type { ReactNode } from 'react';
import type { BrandAssets, BrandLogoProps } from '../DesignSystem/context.ts';
import { decor } from '../Logo/Logo.css.ts';
import illustrations from './pikkujatti.svg?no-inline';

/** A little giant, round as a hill, with a smile, and the name. */
function PikkujattiLogo({ className }: BrandLogoProps): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 172 36" className={className}>
      <path
        d="M4 33V19a14 14 0 0 1 28 0v14a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3Z"
        fill="currentcolor"
        className={decor}
      />
      <circle cx="13" cy="18" r="2" fill="currentcolor" />
      <circle cx="23" cy="18" r="2" fill="currentcolor" />
      <path
        d="M12.5 24c1.6 2.6 9.4 2.6 11 0"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <text x="41" y="27" fill="currentcolor" fontSize="25" fontWeight="800" letterSpacing="-0.5">
        Pikkujätti
      </text>
    </svg>
  );
}

export const pikkujatti: BrandAssets = { id: 'pikkujatti', Logo: PikkujattiLogo, illustrations };
