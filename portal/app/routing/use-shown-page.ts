import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '#client/app/app-context.ts';
import type { FallbackPageKey } from '#contract/pages/render.ts';
import { match, type PageMatch } from '#contract/routes/routes.ts';
import { routable } from './can-route.ts';
import type { LoadedPage } from './loaded-page.ts';
import { loadPage, readyPage } from './page-loader.ts';

/** What the shell shows: a page for an address, or what stands in place of one. */
export type Shown = { readonly url: string } & (
  | { readonly visit: PageMatch; readonly page: LoadedPage }
  | { readonly visit: null; readonly page: FallbackPageKey }
);

export interface ShownPage {
  readonly shown: Shown;
  /** Another page is on its way. */
  readonly isLoading: boolean;
}

/**
 * Follows the address bar. The page that is shown stays until the next one has come, code and messages together; a page
 * that is there already is shown at once, so a change of query costs no extra render.
 *
 * @param first what the document came with
 */
export function useShownPage(first: Shown): ShownPage {
  const { brand, language, session } = useApp();
  const { pathname, search } = useLocation();
  const [last, setLast] = useState(first);
  const url = pathname + search;
  const shown = url === last.url ? last : (atOnce(url, last) ?? last);

  useEffect(() => {
    if (url === last.url) return;
    const visit = routable(url, { brand, language, session });
    // Going back can lead to where only the server can go; the address bar shows it already.
    if (!visit) return window.location.reload();
    const ready = atOnce(url, last);
    if (ready) return setLast(ready);
    let isWanted = true;
    loadPage(visit.key, language).then(
      (page) => isWanted && setLast({ url, visit, page }),
      () => isWanted && setLast({ url, visit: null, page: 'error' }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, last, brand, language, session]);

  return { shown, isLoading: shown.url !== url };
}

function atOnce(url: string, last: Shown): Shown | null {
  const visit = match(url);
  const page = visit && (last.visit?.key === visit.key ? last.page : readyPage(visit.key));
  return visit && page && typeof page === 'object' ? { url, visit, page } : null;
}
