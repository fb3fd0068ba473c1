// First of all: the sheet that every document loads first decides the order of the cascade layers.
import '@portal/design-system/themes/base';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import type { PageState } from '#contract/render.ts';
import { loadBrandAssets } from './brands/load-brand-assets.ts';
import { Root } from './Root.tsx';
import { firstShown } from './routing/first-shown.ts';

/** @throws Error if the document came without its state: a page that cannot start says so at once. */
function readState(): { readonly state: PageState; readonly nonce: string } {
  const element = document.querySelector<HTMLScriptElement>('script#state');
  if (!element?.textContent) throw new Error('The document has no embedded state');
  return { state: JSON.parse(element.textContent) as PageState, nonce: element.nonce };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  const { state, nonce } = readState();
  // Radix's scroll lock writes a style and takes the nonce from here: https://github.com/theKashey/react-style-singleton
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  const [assets, first] = await Promise.all([loadBrandAssets(state.brand.id), firstShown(state)]);
  hydrateRoot(
    root,
    <BrowserRouter useTransitions={false}>
      <Root state={state} assets={assets} first={first} />
    </BrowserRouter>,
  );
}

// Not awaited: pages import what this module's chunk holds, so they would wait for it and it for them. A failure is
// an unhandled rejection, which monitoring and the console show.
void start();
