// First of all: the sheet that every document loads first decides the order of the cascade layers.
import '@portal/design-system/themes/base';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { answeredAt } from '#client/navigation/answered-at.ts';
import { provideFetchChunk } from '#client/navigation/fetch-chunk.ts';
import type { PageDefinition } from '#client/pages/page.ts';
import type { PageState } from '#contract/pages/render.ts';
import { loadBrandAssets } from './brands/load-brand-assets.ts';
import { Root } from './Root.tsx';
import { firstShown } from './routing/first-shown.ts';
import { knowAddresses } from './routing/know-addresses.ts';
import { prepareToLeave } from './routing/page-loader.ts';

/** @throws Error if the document came without its state: a page that cannot start says so at once. */
function readState(): { readonly state: PageState; readonly nonce: string; readonly page: string } {
  const element = document.querySelector<HTMLScriptElement>('script#state');
  if (!element?.textContent) throw new Error('The document has no embedded state');
  const { nonce, dataset } = element;
  return { state: JSON.parse(element.textContent) as PageState, nonce, page: dataset.page ?? '' };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  const { state, nonce, page } = readState();
  provideFetchChunk();
  // Radix's scroll lock writes a style and takes the nonce from here: https://github.com/theKashey/react-style-singleton
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  const [assets, first] = await Promise.all([
    loadBrandAssets(state.brand.id),
    knowAddresses(state.lang).then(() => firstShown(state, () => declared(page))),
  ]);
  // In steps of some milliseconds between which a phone can answer; without it React makes the page live in one task.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter useTransitions={false}>
        <Root state={state} answeredAt={answeredAt()} assets={assets} first={first} />
      </BrowserRouter>,
    );
  });
  prepareToLeave();
  setTimeout(bringDeviceUpToDate, AFTER_LOAD_MS, state);
}

/** When nobody waits for anything any more, as the styles for the next document. */
const AFTER_LOAD_MS = 4000;

/** What fails here, the next document does. */
function bringDeviceUpToDate(state: PageState): void {
  import('./offline/after-load.ts').then((module) => module.afterLoad(state)).catch(() => undefined);
}

/** What a page's module declares. The document says which one it is, so that nobody needs the table of all first. */
async function declared(module: string): Promise<PageDefinition> {
  const { page } = (await import(/* @vite-ignore */ module)) as { page: PageDefinition };
  return page;
}

// Not awaited: pages import what this module's chunk holds, so they would wait for it and it for them. A failure is
// an unhandled rejection, which monitoring and the console show.
void start();
