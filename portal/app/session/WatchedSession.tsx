import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#client/app/app-context.ts';

/** Has the session of who is signed in watched over: by code that comes once the page is there, and to nobody else. */
export function WatchedSession(): ReactNode {
  const isSignedIn = useSession().sessionExpires !== null;
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    if (!isSignedIn) return;
    // Without it nobody is warned; the server ends the session all the same, and the next call tells.
    import('./SessionWatch.tsx').then(
      (module) => setWatch(() => module.SessionWatch),
      () => undefined,
    );
  }, [isSignedIn]);
  return Watch && <Watch />;
}
