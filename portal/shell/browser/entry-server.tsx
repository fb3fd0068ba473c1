import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import type { Translate } from '#client/pages/page.ts';
import { withOverrides } from '#contract/brand/with-overrides.ts';
import { LOCALES } from '#contract/language/language.ts';
import type {
  PageCall,
  PageHead,
  PageState,
  PlainPageKey,
  Renderer,
  RenderOptions,
} from '#contract/pages/render.ts';
import { accessOf } from '#contract/routes/route-access.ts';
import { loadBrandAssets } from './brands/load-brand-assets.ts';
import { formats, TIME_ZONE } from './i18n/formats.ts';
import { pageMessages } from './i18n/page-messages.ts';
import { isBuilt } from './is-built.ts';
import { BusyPage } from './pages/BusyPage.tsx';
import { OfflinePage } from './pages/OfflinePage.tsx';
import { Root } from './Root.tsx';
import { addressesSource } from './routing/addresses-source.ts';
import { documentTitle, titleContext } from './routing/document-title.ts';
import { loadDefinition, pageSource } from './routing/every-page.ts';
import { firstShown } from './routing/first-shown.ts';

/** How the server makes documents; `contract/pages/render.ts` says what each member promises. */
export const renderer: Renderer = {
  isBuilt,

  async calls(visit, request) {
    const { calls } = await loadDefinition(visit.key);
    return (calls?.(visit as never, request) ?? []).map(({ key, input }): PageCall => {
      const localised = inLanguage(input, visit.lang);
      return { key, url: canonicalUrl(key, localised), input: localised };
    });
  },

  messages: pageMessages,
  document: pageHead,
  render: renderPage,
};

async function pageHead(state: PageState, origin: string): Promise<PageHead> {
  const shown = await firstShown(state, loadDefinition);
  const t = translatorOf(state);
  const read = (url: string) => state.fallback[url];
  // The entry's sheet is first: it declares the order of the cascade layers.
  const modules = [
    'shell/browser/entry-client.tsx',
    `shell/browser/brands/${state.brand.id}.ts`,
    addressesSource(state.lang),
  ];
  const title = documentTitle(shown, state.brand, t, read);
  if (!shown.visit) return { title, robots: 'noindex', modules, page: null, written: [] };
  const { definition, key } = shown.page;
  const context = titleContext(shown.visit, state.brand, read);
  const description = definition.description?.(t, context);
  const structuredData = definition.structuredData?.(context, (path) => origin + path);
  const robots = definition.robots ?? (accessOf(key) === 'anonymous' ? undefined : 'noindex');
  const parts = definition.parts?.(shown.visit as never) ?? [];
  return {
    title,
    modules: [...modules, ...parts],
    page: pageSource(key),
    written: definition.written?.(shown.visit as never, state.brand) ?? [],
    ...(description && { description }),
    ...(robots && { robots }),
    ...(structuredData && { structuredData }),
  };
}

function translatorOf({ brand, lang, messages, now }: PageState): Translate {
  return createTranslator({
    locale: LOCALES[lang],
    messages: withOverrides(messages, brand.messages) as never,
    formats,
    timeZone: TIME_ZONE,
    now: new Date(now),
  }) as unknown as Translate;
}

const PLAIN_PAGES = { busy: <BusyPage />, offline: <OfflinePage /> };

async function renderPage(state: PageState, options: RenderOptions): Promise<Buffer> {
  const { nonce, signal, onError } = options;
  const [assets, first] = await Promise.all([
    loadBrandAssets(state.brand.id),
    firstShown(state, loadDefinition),
  ]);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <StaticRouter location={state.page.url}>
        <Root
          state={state}
          answeredAt={Date.parse(state.now)}
          assets={assets}
          first={first}
          plainPage={PLAIN_PAGES[state.page.key as PlainPageKey]}
        />
      </StaticRouter>,
      {
        nonce,
        // However long a part is, it stands where it belongs: one that is moved there by a script is unreadable without.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // Not before everything is there: what streams in later is unreadable without scripts.
        onAllReady: () => pipe(collect(resolve)),
        onShellError: reject,
        onError: (error) => onError?.(error),
      },
    );
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

/** Takes what is written as one piece: sent on bit by bit, each of twenty bits would be a system call. */
function collect(onWhole: (whole: Buffer) => void): Writable {
  const bits: Buffer[] = [];
  return new Writable({
    write(bit: Buffer, _encoding, done) {
      bits.push(bit);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(bits));
      done();
    },
  });
}
