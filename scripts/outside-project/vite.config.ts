import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // The server's bundle includes the design system: Node could not load its style sheets as modules.
  ssr: { noExternal: [/^@portal\//] },
});
