import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import type { DesignLanguage } from './strings.ts';
import type { BuiltInStrings } from './strings-fi.ts';

/** Props of the router's link: an anchor's own attributes, with the address required. */
export type LinkProps = ComponentProps<'a'> & { /** Where it leads. */ readonly href: string };

/** What a brand brings besides its tokens. */
export interface BrandAssets {
  readonly id: string;
  readonly Logo: ComponentType<BrandLogoProps>;
  /** Address of the brand's sheet of drawings. */
  readonly illustrations: string;
}

export interface BrandLogoProps {
  /** Its size, which the place decides. */
  readonly className?: string | undefined;
}

export interface DesignSystem {
  readonly language: DesignLanguage;
  readonly strings: BuiltInStrings;
  readonly link: ComponentType<LinkProps> | 'a';
  readonly brand: BrandAssets | null;
  readonly onCodeLost: CodeLost | null;
  /** What `LazyPart` shows for code that is lost. From here, so that a control with a lazy popup does not bring it along. */
  readonly LostPart: ComponentType<LostPartProps>;
}

/** Hears that the code of a part could not be fetched, and how often the reader had tried again before. */
export type CodeLost = (retries: number) => void;

/** Of what stands where a part would, whose code could not be fetched. */
export interface LostPartProps {
  /** Fetches the code again. */
  readonly onRetry: () => void;
  /** While that is under way. */
  readonly isRetrying: boolean;
}

/** No default: it would put its language's strings into every product. */
export const DesignSystemContext = createContext<DesignSystem | null>(null);

/**
 * Language, built-in strings, the router's link and the brand's assets.
 *
 * @throws Error outside a provider
 */
export function useDesignSystem(): DesignSystem {
  const system = useContext(DesignSystemContext);
  if (!system) throw new Error('No DesignSystemProvider');
  return system;
}
