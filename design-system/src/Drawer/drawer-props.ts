import type { ReactNode } from 'react';
import type { DrawerVariants } from './Drawer.css.ts';

export interface DrawerProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Also for Escape, the close button, a press outside and a link followed inside. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Its heading. */
  readonly title: string;
  /** Edge that it comes from. Default: `start`, where menus are; `end` for filters and details. */
  readonly side?: DrawerVariants['side'];
  /** Buttons that stay in sight below long content; the main one first. */
  readonly actions?: ReactNode;
  /** What the drawer shows. */
  readonly children: ReactNode;
}
