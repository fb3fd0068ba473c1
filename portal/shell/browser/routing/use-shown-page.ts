import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '#client/app/app-context.ts';
import { recoverCode } from '#client/navigation/recover-code.ts';
import type { FallbackPageKey } from '#contract/pages/render.ts';
import { match, type PageMatch } from '#contract/routes/routes.ts';
import { routable } from './can-route.ts';
import type { LoadedPage } from './loaded-page.ts';
import { loadPage, readyPage } from './page-loader.ts';

/** What the shell shows: a page for an address, or what stands in place of one. */
export type Shown = { readonly url: string } & (
  | { readonly visit: PageMatch; readonly page: LoadedPage }
  | {
      readonly visit: null;
      readonly page: FallbackPageKey;
      /** Of a page whose code could not be fetched: how often the reader has tried again. */
      readonly retries?: number;
    }
);

export interface ShownPage {
  readonly shown: Shown;
  /** Another page is on its way. */
  readonly isLoading: boolean;
  /** The code of the page is on its way once more, after it could not be fetched. */
  readonly isRetrying: boolean;
  /** Fetches the page again whose code could not be, as the connection's return does; null where that is not what is shown. */
  readonly retry: (() => void) | null;
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
  const [retried, setRetried] = useState<Shown | null>(null);
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
    load(url, visit).then((next) => isWanted && setLast(next));
    return () => {
      isWanted = false;
    };
  }, [url, last, brand, language, session]);

  const isLoading = shown.url !== url;
  const retries = shown.visit ? undefined : shown.retries;
  const visit = retries === undefined ? null : match(shown.url);
  const retry =
    visit &&
    (() => {
      setRetried(shown);
      load(shown.url, visit, (retries ?? 0) + 1).then((next) =>
        // The reader may have gone elsewhere meanwhile.
        setLast((current) => (current.url === next.url ? next : current)),
      );
    });

  const retryOnceOnline = useEffectEvent(() => retry?.());
  const isLost = retry !== null;
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', retryOnceOnline);
    return () => removeEventListener('online', retryOnceOnline);
  }, [isLost]);
  return { shown, isLoading, isRetrying: retried === shown && !isLoading, retry };
}

async function load(url: string, visit: PageMatch, retries = 0): Promise<Shown> {
  try {
    return { url, visit, page: await loadPage(visit.key, visit.lang) };
  } catch {
    void recoverCode(retries);
    return { url, visit: null, page: 'error', retries };
  }
}

function atOnce(url: string, last: Shown): Shown | null {
  const visit = match(url);
  const page = visit && (last.visit?.key === visit.key ? last.page : readyPage(visit.key));
  return visit && page && typeof page === 'object' ? { url, visit, page } : null;
}
