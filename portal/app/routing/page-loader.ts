import type { Language } from '#contract/language.ts';
import type { Namespace, PageDefinition } from '#contract/page.ts';
import type { FallbackPageKey } from '#contract/render.ts';
import type { PageKey } from '#contract/route-params.ts';
import { loadMessages, type NamespaceMessages } from '../i18n/namespaces.ts';
import { isBuilt, PAGES } from '../pages.ts';

/** A page that can be shown: its code and everything it says. */
export interface LoadedPage {
  readonly key: PageKey;
  readonly definition: PageDefinition;
  readonly messages: Readonly<Record<string, NamespaceMessages>>;
}

const MODULES = {
  ...import.meta.glob<PageDefinition>(['../pages/*Page.tsx', '!../pages/{Error,NotFound}Page.tsx'], {
    import: 'page',
  }),
  ...import.meta.glob<PageDefinition>('../../features/*/pages/*Page.tsx', { import: 'page' }),
};

/** Source module of a page as Vite's manifest names it. */
export function pageSource(key: PageKey): string | null {
  return isBuilt(key) ? PAGES[key] : null;
}

/**
 * Loads what declares a page.
 *
 * @throws Error if the page is not built
 */
export async function loadDefinition(key: PageKey): Promise<PageDefinition> {
  const source = pageSource(key);
  const load = source && (MODULES[`../../${source}`] ?? MODULES[source.replace('app/', '../')]);
  if (!load) throw new Error(`There is no page ${key}`);
  return load();
}

/** The namespaces of a page, or of what is shown in place of one. */
export async function namespacesOf(key: PageKey | FallbackPageKey): Promise<readonly Namespace[]> {
  if (key === 'not-found' || key === 'error') return ['shell'];
  const { messages } = await loadDefinition(key);
  return ['shell', ...messages];
}

const loading = new Map<PageKey, Promise<LoadedPage>>();
const loaded = new Map<PageKey, LoadedPage>();

/** A page that has been loaded already. */
export function readyPage(key: PageKey): LoadedPage | undefined {
  return loaded.get(key);
}

/** Loads a page's code and messages together; a failed try is not kept. */
export function loadPage(key: PageKey, language: Language): Promise<LoadedPage> {
  const started = loading.get(key) ?? start(key, language);
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

async function start(key: PageKey, language: Language): Promise<LoadedPage> {
  const definition = await loadDefinition(key);
  const page = { key, definition, messages: await loadMessages(definition.messages, language) };
  loaded.set(key, page);
  return page;
}
