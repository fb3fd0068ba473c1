type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;

/** Listens to the browser's back and forward buttons. Called before the router does: the first listener can stop the event. */
export function listenToHistory(): void {
  window.addEventListener('popstate', (event) => hold?.(event));
}

/** Hears of the back and forward buttons before the router; null ends it. */
export function setHistoryHold(next: Hold | null): void {
  hold = next;
}

/** The router's number of the entry that the document's history shows; not a number if it has none. */
export function placeInHistory(): number {
  return Number((window.history.state as { readonly idx?: number } | null)?.idx);
}
