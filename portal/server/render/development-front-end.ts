import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '#contract/pages/render.ts';
import type { FrontEnd } from './front-end.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The same pages from the sources, with hot reload. Styles come by script here, so a page is unstyled for
 * a moment; nothing else differs.
 */
export async function developmentFrontEnd(): Promise<FrontEnd> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    configFile: `${root}vite.config.ts`,
    root,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment that renders.');
  return {
    renderer: async () =>
      ((await ssr.runner.import('/app/entry-server.tsx')) as { renderer: Renderer }).renderer,
    assets: (_modules, page) => ({
      styles: [],
      modules: [],
      fonts: [],
      entry: '/app/entry-client.tsx',
      page: page && `/${page}`,
      extraHead: refresh,
    }),
    async serveFiles(server: FastifyInstance) {
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
</script><script type="module" src="/@vite/client" nonce="${nonce}"></script>`;
