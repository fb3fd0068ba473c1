/// <reference types="vite/client" />

import { requireConnection } from '#client/navigation/require-connection.ts';
import type { MessagePart, PageDefinition } from '#client/pages/page.ts';
import type { Language } from '#contract/language/language.ts';
import { type FallbackPageKey, isFallbackPage } from '#contract/pages/render.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { loadMessages } from '../i18n/namespaces.ts';
import { isBuilt } from '../is-built.ts';
import { PAGES } from '../pages.ts';
import type { LoadedPage } from './loaded-page.ts';

// Where every page's files are. It grows with each page, so browsers load it after the requested page.

const MODULES = {
  ...import.meta.glob<PageDefinition>(
    ['../pages/*Page.tsx', '!../pages/{Busy,Error,NotFound,Offline}Page.tsx'],
    {
      import: 'page',
    },
  ),
  ...import.meta.glob<PageDefinition>('../../../areas/*/*/*/*Page.tsx', { import: 'page' }),
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
  const load = source && (MODULES[`../../../${source}`] ?? MODULES[source.replace('shell/browser/', '../')]);
  if (!load) throw new Error(`There is no page ${key}`);
  return load();
}

/** The messages of a page, or of what replaces one. */
export async function messagesOf(key: PageKey | FallbackPageKey): Promise<readonly MessagePart[]> {
  if (isFallbackPage(key)) return key === 'offline' ? ['shell', 'offline'] : ['shell'];
  const { messages } = await loadDefinition(key);
  return ['shell', ...messages];
}

/** Loads a page's code and its messages in a language. Without a connection nothing is asked for. */
export async function loadWithMessages(key: PageKey, language: Language): Promise<LoadedPage> {
  await requireConnection();
  const definition = await loadDefinition(key);
  return { key, definition, messages: await loadMessages(definition.messages, language) };
}
