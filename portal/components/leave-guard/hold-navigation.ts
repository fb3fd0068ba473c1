import { setHistoryHold } from '#client/navigation/history-hold.ts';
import { expectLeaving } from '#client/navigation/leave-document.ts';
import { match } from '#contract/routes/routes.ts';

/** Hears of each try to go elsewhere, with what goes there after all. */
export type OnLeave = (go: () => void) => void;

/**
 * Holds back links before anybody follows them. What opens elsewhere (another tab, a phone call) or stays on the page
 * is left alone.
 *
 * @param navigate goes to an address of the portal's
 * @returns what ends it
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
    // Before the router hears of it.
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

/** Leads to identification and back to this page, or to this page in another language: the draft is there again. */
function keepsDrafts({ origin, pathname, search }: HTMLAnchorElement): boolean {
  if (origin !== window.location.origin) return false;
  if (pathname === '/oauth/authenticate') return true;
  const there = match(pathname + search);
  const here = match(window.location.pathname + window.location.search);
  return there?.key === here?.key && there?.lang !== here?.lang;
}

/**
 * Holds back the browser's back and forward buttons within the document: the address goes back to where it was at
 * once, unseen by the router.
 *
 * @returns what ends it
 */
export function holdHistory(onLeave: OnLeave): () => void {
  const here = placeInHistory();
  let isReturning = false;

  function hold(event: PopStateEvent): void {
    const steps = placeInHistory() - here;
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (steps !== 0 && !Number.isNaN(steps)) {
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
      onLeave(() => window.history.go(steps));
    }
  }
  setHistoryHold(hold);
  return () => setHistoryHold(null);
}

/** As the router numbers the entries of a document's history; not a number where it has not. */
function placeInHistory(): number {
  return Number((window.history.state as { readonly idx?: number } | null)?.idx);
}
