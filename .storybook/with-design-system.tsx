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
import { useLayoutEffect } from 'react';
import { StoryLink } from './StoryLink.tsx';

const ASSETS: Readonly<Record<string, BrandAssets>> = { kaari, pikkujatti };

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

  return (
    <DesignSystemProvider language={language} link={StoryLink} brand={ASSETS[brand]}>
      <ToastProvider>
        <Box padding={parameters.flush ? 'none' : { small: 'medium', medium: 'xlarge' }}>
          <Story />
        </Box>
      </ToastProvider>
    </DesignSystemProvider>
  );
};
