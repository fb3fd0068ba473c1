import type { ReactNode } from 'react';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import type { DialogVariants } from './Dialog.css.ts';

const loadDialogPanel = () => import('./DialogPanel.tsx').then((module) => module.DialogPanel);

export interface DialogProps {
  readonly isOpen: boolean;
  /** Also for Escape, the close button and a press outside. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** Read out together with the title. */
  readonly description?: ReactNode;
  /** Buttons; the main one first. */
  readonly actions?: ReactNode;
  /** Default: `small`. */
  readonly width?: DialogVariants['width'];
  /** `alertdialog` for a question that must be answered: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/**
 * A modal dialog: begins at its first field, holds the focus, and gives it back when closed. Its code arrives when it
 * is first opened (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
export function Dialog(props: DialogProps): ReactNode {
  if (!props.isOpen) return null;
  return <LazyPart load={loadDialogPanel} props={props} onLoadFailure={() => props.onOpenChange(false)} />;
}
