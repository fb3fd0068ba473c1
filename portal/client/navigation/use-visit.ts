import { useContext } from 'react';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { PageQuery } from '#contract/routes/route-query.ts';
import { href, type PageLanguage, type PageMatch } from '#contract/routes/routes.ts';
import { useApp, VisitContext } from '../app/app-context.ts';

/** The current page, or null on the not-found and error pages. */
export const useCurrentVisit = (): PageMatch | null => useContext(VisitContext);

/** Path and query of the current page, for returning to it; null as above. */
export function useCurrentAddress(): string | null {
  const visit = useCurrentVisit();
  return visit && href(visit.key, visit.params as never, visit.lang as never, visit.query as never);
}

/**
 * The address of the current page, with typed parameters and query.
 *
 * @param keys the pages that may show this component
 * @throws Error on any other page
 */
export function useVisit<Key extends PageKey>(...keys: readonly Key[]): PageMatch<Key> {
  const visit = useContext(VisitContext);
  if (!visit || !keys.includes(visit.key as Key)) throw new Error(`Not on ${keys.join(' or ')}`);
  return visit as PageMatch<Key>;
}

/**
 * Changes the query of the page that is shown: the address bar follows, nothing is reloaded.
 *
 * @returns a function; by default the old query stays in the history
 */
export function useSetQuery<Key extends PageKey>(
  ...keys: readonly Key[]
): (change: Partial<PageQuery<Key>>, options?: { readonly replace?: boolean }) => void {
  const { navigate } = useApp();
  const visit = useVisit(...keys);
  return (change, options) => {
    const query = { ...(visit.query as object), ...change } as Partial<PageQuery<Key>>;
    navigate(
      href(visit.key, visit.params as never, visit.lang as PageLanguage<Key>, query as never),
      options,
    );
  };
}
