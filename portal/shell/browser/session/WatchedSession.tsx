import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useSession } from '#client/app/app-context.ts';

const loadWatch = () => import('./SessionWatch.tsx').then((module) => module.SessionWatch);

/**
 * Has a signed-in person's session watched over, by code that comes once the page is there, and to nobody else. Until it
 * does nobody is warned; the server ends the session all the same, and the next call tells.
 */
export function WatchedSession(): ReactNode {
  const isSignedIn = useSession().sessionExpires !== null;
  return isSignedIn && <LazyPart load={loadWatch} props={{}} isSilent />;
}
