import { Box } from '@portal/design-system/Box';
import {
  type BrandAssets,
  type DesignLanguage,
  DesignSystemProvider,
} from '@portal/design-system/DesignSystem';
import { ToastProvider } from '@portal/design-system/Toast';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';

/** Each brand's module exports its assets under its own name, so a new brand is picked up without being listed. */
const modules = import.meta.glob<Record<string, BrandAssets>>('../design-system/src/brands/*.tsx', {
  eager: true,
});
const ASSETS = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((assets) => [assets.id, assets]),
);

/** Links in stories lead nowhere: following one would leave the story, or the test. Routers respect it, too. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}

/** Gives a story the toolbar's brand, scheme, language, text size and direction, as a page would have them. */
export const withDesignSystem: Decorator = (Story, { globals, parameters }) => {
  const { brand, scheme, language, textSize, direction } = globals as Readonly<Record<string, string>>;

  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { brand, scheme });
    Object.assign(root, { lang: language, dir: direction });
    root.style.fontSize = `${textSize}%`;
  }, [brand, scheme, language, textSize, direction]);

  useEffect(() => {
    document.addEventListener('click', stayHere, { capture: true });
    return () => document.removeEventListener('click', stayHere, { capture: true });
  }, []);

  if (parameters.isPage) return <Story />;
  return (
    <DesignSystemProvider language={language as DesignLanguage} brand={ASSETS.get(String(brand))}>
      <ToastProvider>
        <Box padding={parameters.flush ? 'none' : { small: 'medium', medium: 'xlarge' }}>
          <Story />
        </Box>
      </ToastProvider>
    </DesignSystemProvider>
  );
};
