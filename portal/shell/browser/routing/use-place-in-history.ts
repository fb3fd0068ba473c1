import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepPlace, placeInHistory } from '#client/unsaved-changes/place-in-history.ts';

/** Numbers the entries of the document's history, so that a press of back or forward tells how far it goes. */
export function usePlaceInHistory(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const last = useRef<number | null>(null);
  // Each navigation has a location of its own.
  useLayoutEffect(() => {
    if (last.current === null) keepPlace(0);
    else if (navigation !== 'POP') keepPlace(last.current + (navigation === 'PUSH' ? 1 : 0));
    last.current = placeInHistory() ?? last.current;
  }, [location, navigation]);
}
