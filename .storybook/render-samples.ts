import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { renderToString } from 'react-dom/server';
import { createServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** HTML of a sample of each component, rendered in Node as the product's server does. */
    renderSamples: () => Promise<Record<string, string>>;
  }
}

type SamplesModule = typeof import('../design-system/src/server-render.samples.tsx');

export const renderSamples: BrowserCommand<[]> = async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    plugins: [vanillaExtractPlugin()],
    cacheDir: '.cache/hydration',
    server: { middlewareMode: true, ws: false },
  });
  try {
    const loaded = await server.ssrLoadModule('/design-system/src/server-render.samples.tsx');
    const { samples, inProduct } = loaded as SamplesModule;
    return Object.fromEntries(
      Object.entries(samples).map(([name, { element }]) => [name, renderToString(inProduct(element))]),
    );
  } finally {
    await server.close();
  }
};
