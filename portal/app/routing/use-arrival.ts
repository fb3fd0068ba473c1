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
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [place, navigation]);
}
