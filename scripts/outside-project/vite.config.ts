import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // The server's bundle takes the design system in: its style sheets are no modules that Node could load.
  ssr: { noExternal: [/^@portal\//] },
});
