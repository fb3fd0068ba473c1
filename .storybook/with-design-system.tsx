import { Box } from '@portal/design-system/Box';
import { kaari } from '@portal/design-system/brands/kaari';
import { pikkujatti } from '@portal/design-system/brands/pikkujatti';
import {
  type BrandAssets,
  type DesignLanguage,
  DesignSystemProvider,
} from '@portal/design-system/DesignSystem';
import { ToastProvider } from '@portal/design-system/Toast';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';

const ASSETS: Readonly<Record<string, BrandAssets>> = { kaari, pikkujatti };

/** Links of stories lead nowhere: following one would leave the story, or the test. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}

/** Gives a story the brand, scheme and language of the toolbar, as a page would have them. */
export const withDesignSystem: Decorator = (Story, { globals, parameters }) => {
  const brand = String(globals.brand);
  const scheme = String(globals.scheme);
  const language = globals.language as DesignLanguage;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.brand = brand;
    root.dataset.scheme = scheme;
    root.lang = language;
  }, [brand, scheme, language]);

  useEffect(() => {
    document.addEventListener('click', stayHere);
    return () => document.removeEventListener('click', stayHere);
  }, []);

  return (
    <DesignSystemProvider language={language} brand={ASSETS[brand]}>
      <ToastProvider>
        <Box padding={parameters.flush ? 'none' : { small: 'medium', medium: 'xlarge' }}>
          <Story />
        </Box>
      </ToastProvider>
    </DesignSystemProvider>
  );
};
