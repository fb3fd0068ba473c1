import type { ReactNode } from 'react';
import { type LogoProps, useDesignSystem } from '../DesignSystem/context.ts';
import { logo } from './Logo.css.ts';

/** The brand's logo, from the brand that the provider was given. */
export function Logo({ label }: Pick<LogoProps, 'label'>): ReactNode {
  const { brand } = useDesignSystem();
  return brand && <brand.Logo label={label} className={logo} />;
}
