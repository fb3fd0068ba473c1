import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { logo } from './Logo.css.ts';

export interface LogoProps {
  /** Accessible name; without one the logo is decoration. */
  readonly label?: string;
}

/** The brand's logo, from the brand that the provider was given. */
export function Logo({ label }: LogoProps): ReactNode {
  const { brand } = useDesignSystem();
  return (
    <>
      {brand && <brand.Logo className={logo} />}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
