import type { ReactNode } from 'react';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import type { DialogProps } from './dialog-props.ts';

export type { DialogProps };

const loadDialogPanel = () => import('./DialogPanel.tsx').then((module) => module.DialogPanel);

/**
 * A modal dialog: focuses its first field, traps the focus, and returns it when closed. Its code is loaded when it
 * is first opened (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
export function Dialog(props: DialogProps): ReactNode {
  if (!props.isOpen) return null;
  return <LazyPart load={loadDialogPanel} props={props} onLoadFailure={() => props.onOpenChange(false)} />;
}
