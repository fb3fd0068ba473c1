import * as Radix from '@radix-ui/react-dialog';
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { type MouseEventHandler, type ReactNode, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { classNames } from '../styling/class-names.ts';
import { Text } from '../Text/Text.tsx';
import { isToast, toastsOf } from '../Toast/is-toast.ts';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './dialog-props.ts';
import { OPEN_TRIGGER, usePopUpFocus } from './use-pop-up-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ModalPanelProps extends Omit<DialogProps, 'width'> {
  /** Class of the scrim over the page. */
  readonly scrimClass: string | undefined;
  /** Class of the panel. */
  readonly panelClass: string;
  /** What has the focus when it opens. Default: the panel, whose name is then read out. */
  readonly startAt?: (panel: HTMLElement) => HTMLElement | null;
  /** Called for a click on the panel. */
  readonly onClick?: MouseEventHandler;
}

/** What dialogs and drawers share: the scrim, the focus trap, title, content and actions. */
export function ModalPanel(props: ModalPanelProps): ReactNode {
  const { isOpen, onOpenChange, title, description, actions, role = 'dialog', children } = props;
  const { strings } = useDesignSystem();
  const returnFocus = useReturnFocus();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  usePopUpFocus(panel);
  const isQuestion = role === 'alertdialog';

  function takeFocus(event: Event): void {
    const opened = event.currentTarget as HTMLElement;
    event.preventDefault();
    (props.startAt?.(opened) ?? opened).focus();
  }

  // Radix sees the key before a list that is open inside. In a toast it is not meant for the dialog.
  function closeInnermost(event: KeyboardEvent): void {
    if (panel?.querySelector(OPEN_TRIGGER) || isToast(event.target)) event.preventDefault();
  }

  function stay(event: Event): void {
    if (isQuestion || isToast(event.target)) event.preventDefault();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={props.scrimClass}>
          <Radix.Content
            ref={setPanel}
            role={role}
            className={props.panelClass}
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={closeInnermost}
            onInteractOutside={stay}
            onClick={props.onClick}
          >
            <div className={css.header}>
              <div className={css.title}>
                <Radix.Title asChild>
                  <Heading level={2} size={3}>
                    {title}
                  </Heading>
                </Radix.Title>
              </div>
              {!isQuestion && (
                <Radix.Close
                  aria-label={strings.close}
                  className={classNames(button({ tone: 'tertiary', isIconOnly: true }), css.close)}
                >
                  <CloseIcon />
                </Radix.Close>
              )}
            </div>
            {description && (
              <Radix.Description asChild>
                <Text as="div">{description}</Text>
              </Radix.Description>
            )}
            <WithToasts />
            {/* Radix disables pointer events outside the content, so our own pop-ups must open inside. */}
            <PortalProvider getContainer={() => panel}>{children}</PortalProvider>
            {actions && <div className={css.footer}>{actions}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The toasts lie outside, but the trapped focus may go there: one of them may ask whether to stay logged in. */
function WithToasts(): null {
  const [toasts] = useState(() => toastsOf(document));
  useFocusScopeBranch(toasts);
  return null;
}
