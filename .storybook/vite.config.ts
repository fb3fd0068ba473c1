import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { featureMessages } from '../portal/build/feature-messages.ts';
import { tokenSources } from './token-sources.ts';
import { variantOptions } from './variant-options.ts';

/** Style sheets; the sources that name tokens; what controls offer; the service worker that answers the calls of page stories. */
export const plugins = () => [
  vanillaExtractPlugin(),
  tokenSources(),
  variantOptions(),
  featureMessages(),
  msw({ mode: 'worker-only' }),
];

export default defineConfig({ plugins: plugins() });
