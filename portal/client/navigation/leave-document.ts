/** Whether the portal itself leaves the document: what was typed is kept then, so nobody is asked. */
let isLeaving = false;

/** The next document keeps what was typed, or somebody has decided: nobody is asked. */
export function expectLeaving(): void {
  isLeaving = true;
}

/** Leaves for another document although something on this one is unsaved: the session has ended, or somebody has decided. */
export function leaveDocument(url: string): void {
  expectLeaving();
  window.location.assign(url);
}

/** Reloads the document in its current state, without asking about unsaved changes: staying is no option. */
export function reloadDocument(): void {
  expectLeaving();
  window.location.reload();
}

/**
 * Lets the browser ask before the document goes: the tab is closed, another address typed.
 *
 * @returns what ends it
 */
export function holdDocument(): () => void {
  isLeaving = false;
  const ask = (event: BeforeUnloadEvent): void => {
    if (!isLeaving) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
