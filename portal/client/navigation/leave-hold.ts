type Go = () => void;

let hold: ((go: Go) => void) | null = null;

/** Asks before something outside the form loses its unsaved changes; null ends it. */
export function setLeaveHold(next: typeof hold): void {
  hold = next;
}

/** Leaves the page once the reader agrees to lose unsaved changes; at once if there are none. */
export function askBeforeLeaving(go: Go): void {
  if (hold) hold(go);
  else go();
}
