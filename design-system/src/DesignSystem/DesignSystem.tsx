import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type BrandAssets, type DesignSystem, DesignSystemContext, type LinkProps } from './context.ts';
import { type DesignLanguage, strings } from './strings.ts';

export type { BrandAssets, BrandLogoProps, LinkProps } from './context.ts';
export { useDesignSystem } from './context.ts';
export type { DesignLanguage } from './strings.ts';

export interface DesignSystemProviderProps {
  /** Language of the built-in strings, dates and numbers. */
  readonly language: DesignLanguage;
  /** The router's link; a plain anchor when there is none. */
  readonly link?: ComponentType<LinkProps>;
  /** Logo and illustrations, imported from `@portal/design-system/brands/<id>`. */
  readonly brand?: BrandAssets;
  readonly children: ReactNode;
}

/** Hands every component what it cannot know: the language, the router's link and the brand's assets. */
export function DesignSystemProvider(props: DesignSystemProviderProps): ReactNode {
  const { language, link = 'a', brand = null, children } = props;
  const value = useMemo<DesignSystem>(
    () => ({ language, link, brand, strings: strings[language] }),
    [language, link, brand],
  );
  return <DesignSystemContext value={value}>{children}</DesignSystemContext>;
}
