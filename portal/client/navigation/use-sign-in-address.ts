import { useBrand, useIsBuilt, useSession } from '../app/app-context.ts';
import { useHref } from './use-href.ts';

/** The page on which signing in begins in this brand. */
export function useEntryPage(): 'login-page-for-anonymous-users' | 'hpa-front-page' {
  const { entryPage } = useBrand();
  const isBuilt = useIsBuilt();
  return isBuilt(entryPage) ? entryPage : 'login-page-for-anonymous-users';
}

/**
 * Where a page for patients is reached from: directly when identified (who is no patient yet registers on the way), else
 * through the brand's entry page.
 */
export function useSignInAddress(): (path: string) => string {
  const { person } = useSession();
  const entryPage = useEntryPage();
  const href = useHref();
  return (path) => (person ? path : href(entryPage, {}, { nextPath: path }));
}
