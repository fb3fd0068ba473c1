import { type ComponentType, type ReactNode, useMemo } from 'react';
import { LostPart } from '../LazyPart/LostPart.tsx';
import {
  type BrandAssets,
  type CodeLost,
  type DesignSystem,
  DesignSystemContext,
  type LinkProps,
} from './context.ts';
import { type DesignLanguage, strings } from './strings.ts';
import type { BuiltInStrings } from './strings-fi.ts';

export type { BrandAssets, BrandLogoProps, LinkProps } from './context.ts';
export { useDesignSystem } from './context.ts';
export { type DesignLanguage, strings } from './strings.ts';
export type { BuiltInStrings } from './strings-fi.ts';

export interface DesignSystemProviderProps {
  /** Language of the built-in strings, dates and numbers. */
  readonly language: DesignLanguage;
  /** The router's link; a plain anchor when there is none. */
  readonly link?: ComponentType<LinkProps>;
  /** Logo and illustrations, imported from `@portal/design-system/brands/<id>`. */
  readonly brand?: BrandAssets;
  /** Hears of a `LazyPart` whose code could not be fetched: a document that is older than the server's is worth loading again. */
  readonly onCodeLost?: CodeLost;
  /** Everything that uses the design system. */
  readonly children: ReactNode;
}

/** Gives every component what it cannot know: the language, the router's link and the brand's assets. */
export function DesignSystemProvider(props: DesignSystemProviderProps): ReactNode {
  return <OneLanguageProvider {...props} strings={strings[props.language]} />;
}

export interface OneLanguageProviderProps extends DesignSystemProviderProps {
  /** The built-in strings of `language`, from `strings`. */
  readonly strings: BuiltInStrings;
}

/** The same for a product that sends only the reader's language: `strings` come with its messages. */
export function OneLanguageProvider(props: OneLanguageProviderProps): ReactNode {
  const { language, strings: own, link = 'a', brand = null, onCodeLost = null, children } = props;
  const value = useMemo<DesignSystem>(
    () => ({ language, link, brand, strings: own, onCodeLost, LostPart }),
    [language, link, brand, own, onCodeLost],
  );
  return <DesignSystemContext value={value}>{children}</DesignSystemContext>;
}
