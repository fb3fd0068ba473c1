/**
 * Whether the portal itself leaves the document: what was typed is kept then, so nobody is asked. The document's own, like the
 * event that it answers: nobody leaves one provider and stays in another.
 */
let isLeaving = false;

/** The next document keeps what was typed, or the reader has decided: nobody is asked. */
export function expectLeaving(): void {
  isLeaving = true;
}

/** Leaves for another document despite unsaved changes: the session has ended, or the reader has decided. */
export function leaveDocument(url: string): void {
  expectLeaving();
  window.location.assign(url);
}

/** Reloads the document in its current state, without asking about unsaved changes: staying is no option. */
export function reloadDocument(): void {
  expectLeaving();
  window.location.reload();
}

/** The address's part that says that the document was opened for another person than it is now of. */
export const FOR_ANOTHER = '#for-another-person';

/** The same for the server, which does not get that part: it says so before whatever it finds for the other person. */
const FOR_ANOTHER_QUERY = 'for-another';

/** Whether a query says that the document was opened for another person. */
export const isForAnother = (search: string): boolean => new URLSearchParams(search).has(FOR_ANOTHER_QUERY);

/** A query without that, from its `?` on. */
export function withoutForAnother(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(FOR_ANOTHER_QUERY);
  return query.size > 0 ? `?${query}` : '';
}

/** Reloads the document for the person whom another tab has chosen or signed in, and has it say so. */
export function reloadForAnother(): void {
  const query = new URLSearchParams(window.location.search);
  query.set(FOR_ANOTHER_QUERY, '1');
  // The part after the query survives a redirect.
  window.history.replaceState(window.history.state, '', `?${query}${FOR_ANOTHER}`);
  reloadDocument();
}

/**
 * Makes the browser ask before the document is left: the tab is closed, another address typed.
 *
 * @returns a function that ends it
 */
export function holdDocument(): () => void {
  isLeaving = false;
  const ask = (event: BeforeUnloadEvent): void => {
    if (!isLeaving) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
