/** Beside what the router keeps in the same object. */
interface HistoryState {
  /** Of all entries of the document's history, counted from the one that it was opened at. */
  readonly place?: number;
}

const state = (): HistoryState | null => window.history.state as HistoryState | null;

/** The place of the entry that the document's history shows; null if it has none, as one that a link within the page has made. */
export const placeInHistory = (): number | null => state()?.place ?? null;

/** Gives the entry that the history shows its place. One that has a place keeps it: it is gone back to, or loaded again. */
export function keepPlace(place: number): void {
  if (placeInHistory() === null) window.history.replaceState({ ...state(), place }, '');
}
