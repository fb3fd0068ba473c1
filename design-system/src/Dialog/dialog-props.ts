import type { ReactNode } from 'react';
import type { DialogVariants } from './Dialog.css.ts';

export interface DialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Also for Escape, the close button and a press outside. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Its heading. */
  readonly title: string;
  /** Read out together with the title. */
  readonly description?: ReactNode;
  /** Buttons; the main one first. */
  readonly actions?: ReactNode;
  /** Default: `small`. */
  readonly width?: DialogVariants['width'];
  /** `alertdialog` for a question that must be answered: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** What the dialog shows below its heading. */
  readonly children?: ReactNode;
}
