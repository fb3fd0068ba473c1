import type { ReactNode } from 'react';
import type { DrawerVariants } from './Drawer.css.ts';

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
