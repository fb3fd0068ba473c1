import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { type BuiltInStrings, type DesignLanguage, strings } from './strings.ts';

/** What the router's link is handed: an anchor's own attributes, with the address always given. */
export type LinkProps = ComponentProps<'a'> & { readonly href: string };

/** What a brand brings besides its tokens. */
export interface BrandAssets {
  readonly id: string;
  readonly Logo: ComponentType<BrandLogoProps>;
  /** Address of the brand's sheet of drawings. */
  readonly illustrations: string;
}

export interface BrandLogoProps {
  readonly className?: string | undefined;
}

export interface DesignSystem {
  readonly language: DesignLanguage;
  readonly strings: BuiltInStrings;
  readonly link: ComponentType<LinkProps> | 'a';
  readonly brand: BrandAssets | null;
}

export const DesignSystemContext = createContext<DesignSystem>({
  language: 'fi',
  strings: strings.fi,
  link: 'a',
  brand: null,
});

/** Language, built-in strings, the router's link and the brand's assets. */
export const useDesignSystem = (): DesignSystem => useContext(DesignSystemContext);
