import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { RunnableDevEnvironment } from 'vite';
import type { Renderer } from '#contract/pages/render.ts';
import type { FrontEnd } from './front-end.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The same pages from the sources, with hot reload. Styles come by script here, so a page is unstyled for
 * a moment; nothing else differs.
 */
export function developmentFrontEnd(): FrontEnd {
  const started = Promise.withResolvers<RunnableDevEnvironment>();
  return {
    async renderer() {
      const { runner } = await started.promise;
      return ((await runner.import('/shell/browser/entry-server.tsx')) as { renderer: Renderer }).renderer;
    },
    assets: (_modules, page) => ({
      styles: [],
      modules: [],
      fonts: [],
      entry: '/shell/browser/entry-client.tsx',
      page: page && `/${page}`,
      extraHead: refresh,
    }),
    async serveFiles(server: FastifyInstance) {
      const { createServer, isRunnableDevEnvironment } = await import('vite');
      const vite = await createServer({
        configFile: `${root}vite.config.ts`,
        root,
        appType: 'custom',
        // Beside the pages: a port of its own would be taken by the portal of another working tree.
        server: {
          middlewareMode: true,
          ws: { server: server.server },
          // What fails in the browser is in the terminal, too.
          forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
        },
      });
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment that renders.');
      started.resolve(ssr);
      await server.register(middie, { hook: 'preHandler' });
      server.use(vite.middlewares);
      server.addHook('onClose', () => vite.close());
    },
  };
}

/** What Vite writes into an index.html. */
const refresh = (nonce: string) => `<script type="module" nonce="${nonce}">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script><script type="module" nonce="${nonce}">
import { ErrorOverlay } from '/@vite/client';
// An error in one's own code is seen: React hands those that a boundary has caught to the console.
const show = (error) => error instanceof Error && document.body.append(new ErrorOverlay(error));
window.addEventListener('error', ({ error }) => show(error));
window.addEventListener('unhandledrejection', ({ reason }) => show(reason));
const log = console.error;
console.error = (...said) => {
  log(...said);
  show(said.find((each) => each instanceof Error));
};
</script><script type="module" src="/@vite/client" nonce="${nonce}"></script>`;
