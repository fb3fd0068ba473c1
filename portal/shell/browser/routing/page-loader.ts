import type { Language } from '#contract/language/language.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { LoadedPage } from './loaded-page.ts';

// The document's own, like the code that they have loaded: it is the same for everybody, in whichever provider.
const loading = new Map<PageKey, Promise<LoadedPage>>();
const loaded = new Map<PageKey, LoadedPage>();

/** A page that is loaded already. */
export function readyPage(key: PageKey): LoadedPage | undefined {
  return loaded.get(key);
}

/** Loads a page's code and messages together; a failure is not cached. */
export function loadPage(key: PageKey, language: Language): Promise<LoadedPage> {
  const started = loading.get(key) ?? start(key, language);
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

/** Loads where the other pages' files are, so that the first followed link waits for its page only. */
export function prepareToLeave(): void {
  // Nobody waits for it: a failure is reported once somebody follows a link.
  everyPage().catch(() => undefined);
}

async function start(key: PageKey, language: Language): Promise<LoadedPage> {
  const { loadWithMessages } = await everyPage();
  const page = await loadWithMessages(key, language);
  loaded.set(key, page);
  return page;
}

const everyPage = () => import('./every-page.ts');
