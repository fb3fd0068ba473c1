import { useSession } from '#contract/client/app-context.ts';
import { useHref } from '#contract/client/use-href.ts';

/** Where a page for patients is reached from: directly when signed in, else through the login page. */
export function useSignInAddress(): (path: string) => string {
  const { isSessionValid } = useSession();
  const href = useHref();
  return (path) => (isSessionValid ? path : href('login-page-for-anonymous-users', {}, { nextPath: path }));
}
