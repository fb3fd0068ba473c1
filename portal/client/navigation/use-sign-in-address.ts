import { useBrand, useIsBuilt, useSession } from '../app/app-context.ts';
import { useHref } from './use-href.ts';

/** The page on which signing in starts in this brand. */
export function useEntryPage(): 'login-page-for-anonymous-users' | 'hpa-front-page' {
  const { entryPage } = useBrand();
  const isBuilt = useIsBuilt();
  return isBuilt(entryPage) ? entryPage : 'login-page-for-anonymous-users';
}

/**
 * The address that leads to a page for patients: the page itself when identified (registration follows if needed),
 * else the brand's entry page.
 */
export function useSignInAddress(): (path: string) => string {
  const { person } = useSession();
  const entryPage = useEntryPage();
  const href = useHref();
  return (path) => (person ? path : href(entryPage, {}, { nextPath: path }));
}
