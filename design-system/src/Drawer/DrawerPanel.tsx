import * as Radix from '@radix-ui/react-dialog';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';
import * as css from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { classNames } from '../styling/class-names.ts';
import type { DrawerProps } from './Drawer.tsx';

/** The open drawer. */
export function DrawerPanel({ isOpen, onOpenChange, title, children }: DrawerProps): ReactNode {
  const { strings } = useDesignSystem();
  const returnFocus = useReturnFocus();
  const [element, setElement] = useState<HTMLElement | null>(null);

  function closeAfterLink(event: MouseEvent): void {
    if ((event.target as Element).closest('a')) onOpenChange(false);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            ref={setElement}
            className={css.drawer}
            aria-describedby={undefined}
            onCloseAutoFocus={returnFocus}
            onClick={closeAfterLink}
          >
            <div className={css.header}>
              <Radix.Title asChild>
                <Heading level={2} size={4}>
                  {title}
                </Heading>
              </Radix.Title>
              <Radix.Close
                aria-label={strings.close}
                className={classNames(button({ tone: 'tertiary', isIconOnly: true }), css.close)}
              >
                <CloseIcon />
              </Radix.Close>
            </div>
            {/* As in a dialog: what opens from here must open within. */}
            <PortalProvider getContainer={() => element}>{children}</PortalProvider>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
