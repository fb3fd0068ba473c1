import { useEffect, useState } from 'react';

/** Where the tab keeps the address of its last search; it names nobody. */
const NAME = 'booking:search';

/** Keeps the address of the search that is shown, so that the pages after it lead back to it. */
export function useRememberedSearch(address: string): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(NAME, address);
    } catch {
      // No storage: the way back leads to a new search.
    }
  }, [address]);
}

/**
 * The address of the last search, if it was made in the language of the page.
 *
 * @param fallback the search without filters; also what the first render shows
 */
export function useLastSearch(fallback: string): string {
  const [address, setAddress] = useState(fallback);
  useEffect(() => setAddress(lastSearch(fallback)), [fallback]);
  return address;
}

/** Only an address of the same page is taken, whatever the storage says. */
export function lastSearch(fallback: string): string {
  try {
    const kept = sessionStorage.getItem(NAME) ?? '';
    return kept === fallback || kept.startsWith(`${fallback}?`) ? kept : fallback;
  } catch {
    return fallback;
  }
}
