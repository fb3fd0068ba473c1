import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { Shown } from './use-shown-page.ts';

/**
 * After a page without a document load: the title, the focus on the heading (assistive technology reads on from there)
 * and the top of the page, unless the patient went back to where they had been. A change of query is no arrival.
 */
export function useArrival({ visit, url }: Shown, title: string): void {
  const place = visit ? `${visit.key} ${Object.values(visit.params).join(' ')}` : url;
  const last = useRef(place);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (navigation !== 'POP') window.scrollTo(0, 0);
    return holdFocusAtHeading();
  }, [place, navigation]);
}

/**
 * Focuses the page's heading, and the one that takes its place when what the page waited for has come, until the
 * patient goes elsewhere.
 *
 * @returns what ends it
 */
function holdFocusAtHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  const focus = () => {
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  focus();
  const observer = new MutationObserver(() => {
    // Only the removal of what had the focus leaves it with nobody.
    if (document.activeElement === document.body) focus();
  });
  const end = new AbortController();
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['keydown', 'pointerdown']) {
    window.addEventListener(event, () => end.abort(), { signal: end.signal });
  }
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => end.abort();
}
