import type { ReactNode } from 'react';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import type { DrawerVariants } from './Drawer.css.ts';

const loadDrawerPanel = () => import('./DrawerPanel.tsx').then((module) => module.DrawerPanel);

export interface DrawerProps {
  readonly isOpen: boolean;
  /** Also for Escape, the close button, a press outside and a link followed inside. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** Edge that it comes from. Default: `start`, where menus are; `end` for filters and details. */
  readonly side?: DrawerVariants['side'];
  /** Buttons that stay in sight below long content; the main one first. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A panel from the side, such as the menu on a phone. A link followed inside closes it. */
export function Drawer(props: DrawerProps): ReactNode {
  if (!props.isOpen) return null;
  return <LazyPart load={loadDrawerPanel} props={props} onLoadFailure={() => props.onOpenChange(false)} />;
}
