import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandIcons } from './build/brand-icons.ts';
import { builtRoutes } from './build/built-routes.ts';
import { chunks } from './build/chunks.ts';
import { compileMessages } from './build/compile-messages.ts';
import { featureMessages } from './build/feature-messages.ts';
import { fetchChunks } from './build/fetch-chunks.ts';
import { pureRouter } from './build/pure-router.ts';
import { writeOut } from './build/write-out.ts';
import { LANGUAGES } from './contract/language/language.ts';
import { TAB_SOURCES } from './shell/browser/pages/my-information/tab-sources.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ENTRY = at('shell/browser/entry-client.tsx');
/**
 * A file's name, with as little of its hash as the bundler allows for so many: every document names three hundred files,
 * and of a hash nothing can be packed.
 */
const named = (ending: string) => `assets/[name]-[hash:7]${ending}`;

const PARTS = Object.values(TAB_SOURCES).map(at);

// All in one, and for production however the server is started: React that is left outside follows NODE_ENV and
// renders several times slower as in development.
const BUILT_RENDERER = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true },
} as const;

/** Builds the browser's files and the renderer: `createBuilder({ configFile }).buildApp()`. */
export default defineConfig(({ command }) => ({
  root: at('.'),
  appType: 'custom',
  publicDir: at('shell/browser/public'),
  plugins: [
    featureMessages(),
    compileMessages(),
    builtRoutes({
      known: at('contract/routes/known-addresses.ts'),
      built: at('shell/browser/built-pages.ts'),
    }),
    writeOut(
      [
        'shell/browser/feature-tables.ts',
        'shell/browser/section-table.ts',
        ...LANGUAGES.map((language) => `shell/browser/routing/addresses/${language}.ts`),
        'shell/browser/pages/front-page/tiles.ts',
        'areas/appointments/booking/landing/booking-tiles.ts',
        'areas/service/help/topics.ts',
      ].map(at),
    ),
    pureRouter(),
    // Only the browser's bundle is made smaller: the plugin leaves the server's alone by itself.
    // The locales of its texts; British English and Finland's Swedish read these of their language.
    optimizeLocales.vite({ locales: ['fi-FI', 'sv-SE', 'en-US'] }),
    vanillaExtractPlugin(),
    react(),
    fetchChunks(),
    brandIcons(at('shell/browser/public/assets')),
  ],
  resolve: {
    // The messages are compiled already, so their parser stays out of the bundle.
    alias: [
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
      // What SWR takes along for older editions of React.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
    dedupe: ['react', 'react-dom'],
  },
  json: { stringify: true },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: at('dist/client'),
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          input: { client: ENTRY },
          // Where a build's time goes is of no use to somebody who starts the portal.
          checks: { bundlerTimings: false },
          output: {
            entryFileNames: named('.js'),
            chunkFileNames: named('.js'),
            assetFileNames: named('[extname]'),
            codeSplitting: {
              groups: [
                { name: chunks(ENTRY, PARTS), debugName: 'pages', includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    // What a browser keeps for the time without a connection: files that need no other.
    offline: {
      consumer: 'client',
      build: {
        outDir: at('dist/offline'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            'service-worker': at('shell/browser/offline/service-worker.ts'),
            offline: at('shell/browser/offline/entry-offline.ts'),
          },
          output: { entryFileNames: '[name].js' },
          checks: { bundlerTimings: false },
        },
      },
    },
    ssr: {
      ...(command === 'build' ? BUILT_RENDERER : { resolve: { noExternal: [/^use-intl/, /^@portal\//] } }),
      build: {
        ssr: true,
        outDir: at('dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'entry-server': at('shell/browser/entry-server.tsx') },
          // The server names files that only the browser's build writes.
          output: { assetFileNames: named('[extname]') },
          // The server has every page at hand; only browsers fetch the list of them, for one that is not found.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
}));
