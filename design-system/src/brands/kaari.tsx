import type { ReactNode } from 'react';
import type { BrandAssets, BrandLogoProps } from '../DesignSystem/context.ts';
import { decor } from '../Logo/Logo.css.ts';
import illustrations from './kaari.svg?no-inline';

/** An arch over the rising line of a day, and the name. */
function KaariLogo({ className }: BrandLogoProps): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 36" className={className}>
      <g fill="none" stroke="currentcolor" strokeLinecap="round" className={decor}>
        <path d="M4 29a14 14 0 0 1 28 0" strokeWidth="5" />
        <path d="M13 29a5 5 0 0 1 10 0" strokeWidth="5" opacity=".55" />
      </g>
      <text x="42" y="28" fill="currentcolor" fontSize="27" fontWeight="650" letterSpacing="-0.8">
        Kaari
      </text>
    </svg>
  );
}

export const kaari: BrandAssets = { id: 'kaari', Logo: KaariLogo, illustrations };
