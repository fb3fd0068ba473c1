import { expectLeaving } from '#client/navigation/leave-document.ts';
import type { Leaving } from '#client/unsaved-changes/ask-before-leaving.ts';
import { placeInHistory } from '#client/unsaved-changes/place-in-history.ts';
import { isLanguage } from '#contract/language/language.ts';
import { underLanguage } from '#contract/routes/other-languages.ts';

/** Called for each attempt to navigate, with a function that goes through with it. */
export type OnLeave = (go: () => void) => void;

/**
 * Intercepts links before they are followed. Links that open elsewhere (another tab, a phone call) or stay on the
 * page are left alone.
 *
 * @param navigate goes to one of the portal's addresses
 * @returns a function that ends it
 */
export function holdLinks(onLeave: OnLeave, navigate: (url: string) => void): () => void {
  function hold(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain(event) || !leaves(link)) return;
    if (keepsDrafts(link)) {
      expectLeaving();
      return;
    }
    event.preventDefault();
    // Before the router sees it.
    event.stopPropagation();
    const { origin, pathname, search, hash, href } = link;
    onLeave(() => navigate(origin === window.location.origin ? pathname + search + hash : href));
  }
  document.addEventListener('click', hold, { capture: true });
  return () => document.removeEventListener('click', hold, { capture: true });
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}

function leaves({ href, target, protocol, pathname, search, hash }: HTMLAnchorElement): boolean {
  if (!href || !protocol.startsWith('http') || (target && target !== '_self')) return false;
  const { location } = window;
  return !hash || pathname !== location.pathname || search !== location.search;
}

/**
 * Leads to identification and back to this page, or to this page in another language: the draft is restored there.
 */
function keepsDrafts({ origin, pathname }: HTMLAnchorElement): boolean {
  if (origin !== window.location.origin) return false;
  if (pathname === '/oauth/authenticate') return true;
  const here = window.location.pathname;
  const language = pathname.split('/')[1];
  return pathname !== here && isLanguage(language) && pathname === underLanguage(here, language);
}

/**
 * Intercepts the browser's back and forward buttons within the document: the address is restored at
 * once, unnoticed by the router.
 *
 * @returns a function that ends it
 */
export function holdHistory(onLeave: OnLeave, setHistory: Leaving['setHistory']): () => void {
  const here = placeInHistory();
  let isReturning = false;

  function hold(event: PopStateEvent): void {
    const there = placeInHistory();
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (here !== null && there !== null && there !== here) {
      const steps = there - here;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
      onLeave(() => window.history.go(steps));
    }
  }
  setHistory(hold);
  return () => setHistory(null);
}
