import type { ReactNode } from 'react';
import type { BrandAssets, BrandLogoProps } from '../DesignSystem/context.ts';
import { decor } from '../Logo/Logo.css.ts';
import illustrations from './revontuli.svg?no-inline';

/** A curtain of northern lights, ray beside ray, and the name. */
function RevontuliLogo({ className }: BrandLogoProps): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 166 36" className={className}>
      <path d="M3 11l4-2v22l-4-3ZM9 6l4-3v28l-4 1ZM15 9l4-4v23l-4 3Z" fill="currentcolor" className={decor} />
      <path d="M21 14l4-5v17l-4 2ZM27 12l4-2v19l-4-3Z" fill="var(--illustration-accent)" />
      <text
        x="41"
        y="27"
        fill="currentcolor"
        fontFamily="var(--type-family-heading)"
        fontSize="27"
        fontWeight="600"
        letterSpacing="-0.6"
      >
        Revontuli
      </text>
    </svg>
  );
}

export const revontuli: BrandAssets = { id: 'revontuli', Logo: RevontuliLogo, illustrations };
