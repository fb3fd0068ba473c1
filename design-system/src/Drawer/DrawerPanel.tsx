import type { MouseEvent, ReactNode } from 'react';
import { scrim } from '../Dialog/Dialog.css.ts';
import { ModalPanel } from '../Dialog/ModalPanel.tsx';
import { drawer } from './Drawer.css.ts';
import type { DrawerProps } from './drawer-props.ts';

/** The open drawer. */
export function DrawerPanel({ side, ...props }: DrawerProps): ReactNode {
  function closeAfterLink(event: MouseEvent): void {
    if ((event.target as Element).closest('a')) props.onOpenChange(false);
  }
  return <ModalPanel {...props} scrimClass={scrim} panelClass={drawer({ side })} onClick={closeAfterLink} />;
}
