import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './dialog-props.ts';
import { ModalPanel } from './ModalPanel.tsx';
import { firstField, lastAnswer } from './start-at.ts';

/** The open dialog. */
export function DialogPanel({ width, ...props }: DialogProps): ReactNode {
  return (
    <ModalPanel
      {...props}
      scrimClass={classNames(css.scrim, css.centred)}
      panelClass={css.dialog({ width })}
      startAt={props.role === 'alertdialog' ? lastAnswer : firstField}
    />
  );
}
