import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '#contract/pages/render.ts';
import { type Assets, assetsOf, readManifest } from './manifest.ts';

/** What of the browser's side a page needs: its renderer, and where its files are. */
export interface FrontEnd {
  renderer(): Promise<Renderer>;
  /**
   * @param page source of the page's own module, which comes after the others
   * @param written sources of what is in the document although its code comes later
   */
  assets(
    modules: readonly string[],
    page: string | null,
    written: readonly string[],
  ): Assets & {
    readonly entry: string;
    /** Address of the page's own module. */
    readonly page: string | null;
    /** What development adds to the head. */
    readonly extraHead?: (nonce: string) => string;
  };
  /** What a first visit has in its document instead of asking for it. Absent where styles come by script. */
  readonly styles?: {
    /** Names the build: a reader who has had a page of it has its styles. */
    readonly build: string;
    /** The text of a style's file, by its address. */
    text(style: string): Uint8Array;
  };
  /** What a browser keeps for the time without a connection. Absent in development, which is never without. */
  readonly offline?: {
    /** The service worker, before which the server writes what it keeps. */
    readonly worker: string;
    /** The script of the page that is shown then. */
    readonly script: string;
  };
  /** Registers the files that pages name. */
  serveFiles(server: FastifyInstance): Promise<void>;
}

const ENTRY = 'shell/browser/entry-client.tsx';
const dist = new URL('../../../dist/', import.meta.url);

/** The bundles that `npm run build` has made. */
export async function builtFrontEnd(): Promise<FrontEnd> {
  const manifest = await readManifest(new URL('client/.vite/manifest.json', dist));
  const { renderer } = (await import(new URL('server/entry-server.js', dist).href)) as { renderer: Renderer };
  const known = new Map<string, Assets>();
  const entry = `/${manifest[ENTRY]?.file}`;
  const prepared = { ...renderer, messages: keptMessages(renderer) };
  return {
    renderer: async () => prepared,
    assets: (modules, page, written) => {
      const sources = page ? [...modules, page] : modules;
      const name = [...sources, '', ...written].join();
      const assets = known.get(name) ?? assetsOf(manifest, sources, written);
      known.set(name, assets);
      return { ...assets, entry, page: page && `/${manifest[page]?.file}` };
    },
    styles: {
      build: createHash('sha256').update(JSON.stringify(manifest)).digest('base64url').slice(0, 12),
      text: keptTexts(),
    },
    offline: {
      worker: readFileSync(new URL('offline/service-worker.js', dist), 'utf8'),
      script: readFileSync(new URL('offline/offline.js', dist), 'utf8'),
    },
    serveFiles,
  };
}

/** Each style's file is read once. */
function keptTexts(): (style: string) => Buffer {
  const kept = new Map<string, Buffer>();
  return (style) => {
    const text = kept.get(style) ?? Buffer.from(readFileSync(new URL(`client${style}`, dist), 'utf8').trim());
    kept.set(style, text);
    return text;
  };
}

/** What a page says is the same for everybody: it is put together once for each page and language. */
function keptMessages({ messages }: Renderer): Renderer['messages'] {
  const kept = new Map<string, ReturnType<typeof messages>>();
  return (key, lang) => {
    const name = `${key} ${lang}`;
    const found = kept.get(name) ?? messages(key, lang);
    kept.set(name, found);
    found.catch(() => kept.delete(name));
    return found;
  };
}

async function serveFiles(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/assets/', dist)),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Every name carries the hash of its content, but the few that are asked for by name.
      const isNamed = /(icon|portrait)-[\w-]+\.(svg|png)(\.br)?$/.test(path);
      reply.header(
        'cache-control',
        isNamed ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
      );
    },
  });
}
