import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useSyncExternalStore } from 'react';
import { isInMobileApp } from '#client/mobile-app/post-to-app.ts';
import type { TellAppProps } from './TellApp.tsx';

const loadTellApp = () => import('./TellApp.tsx').then((module) => module.TellApp);

/** An app's web view is there before the page, and stays. */
const never = () => () => undefined;

/** Where a mobile app shows the portal, the code that keeps the app informed. The server cannot know. */
export function MobileApp(props: TellAppProps): ReactNode {
  const isThere = useSyncExternalStore(never, isInMobileApp, () => false);
  return isThere && <LazyPart load={loadTellApp} props={props} isSilent />;
}
