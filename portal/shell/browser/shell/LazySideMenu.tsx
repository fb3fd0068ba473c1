import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import { useApp } from '#client/app/app-context.ts';

const loadSideMenu = () => import('./SideMenu.tsx').then((module) => module.SideMenu);

export interface LazySideMenuProps {
  /** In the drawer of small screens: closes it where the menu cannot be fetched. Default: it is beside the page, and the server writes it. */
  readonly onLoadFailure?: () => void;
}

/** The menu, whose code is apart from a page's own: its links need none where the server has written them, and a phone has them once somebody opens it. */
export function LazySideMenu({ onLoadFailure }: LazySideMenuProps): ReactNode {
  const { session } = useApp();
  const [rendered] = useState(session.unread);
  return onLoadFailure ? (
    <LazyPart load={loadSideMenu} props={{ hasSignOut: true }} onLoadFailure={onLoadFailure} />
  ) : (
    <LazyPart load={loadSideMenu} props={{ rendered }} isServed isSilent />
  );
}
