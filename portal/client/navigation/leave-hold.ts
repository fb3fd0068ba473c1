type Go = () => void;

let hold: ((go: Go) => void) | null = null;

/** Asks before what is outside the form loses its unsaved changes; null ends it. */
export function setLeaveHold(next: typeof hold): void {
  hold = next;
}

/** Does what leaves the page, once whoever has unsaved changes on it agrees; at once where there are none. */
export function askBeforeLeaving(go: Go): void {
  if (hold) hold(go);
  else go();
}
