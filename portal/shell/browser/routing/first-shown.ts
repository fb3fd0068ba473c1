import type { PageDefinition } from '#client/pages/page.ts';
import { isFallbackPage, type PageState } from '#contract/pages/render.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { match } from '#contract/routes/routes.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { Shown } from './use-shown-page.ts';

/**
 * The document's page: its code, with the messages that were embedded.
 *
 * @param load loads what declares the page
 * @throws Error if the address is no page's although the state names one
 */
export async function firstShown(
  { page, messages }: PageState,
  load: (key: PageKey) => Promise<PageDefinition>,
): Promise<Shown> {
  const { key, url } = page;
  if (isFallbackPage(key)) return { url, visit: null, page: key };
  const visit = match(url);
  if (visit?.key !== key) throw new Error(`No page matches: ${key}`);
  const definition = await load(key);
  return { url, visit, page: { key, definition, messages: messages as LoadedPage['messages'] } };
}
