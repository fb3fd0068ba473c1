import type { ReactNode } from 'react';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import type { DrawerProps } from './drawer-props.ts';

export type { DrawerProps };

const loadDrawerPanel = () => import('./DrawerPanel.tsx').then((module) => module.DrawerPanel);

/** A panel from the side, such as the menu on a phone. A link followed inside closes it. */
export function Drawer(props: DrawerProps): ReactNode {
  if (!props.isOpen) return null;
  return <LazyPart load={loadDrawerPanel} props={props} onLoadFailure={() => props.onOpenChange(false)} />;
}
