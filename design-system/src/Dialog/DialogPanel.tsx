import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { classNames } from '../styling/class-names.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** The open dialog. */
export function DialogPanel(props: DialogProps): ReactNode {
  const { isOpen, onOpenChange, title, description, actions, width, role = 'dialog', children } = props;
  const { strings } = useDesignSystem();
  const returnFocus = useReturnFocus();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const footer = useRef<HTMLDivElement>(null);
  const isQuestion = role === 'alertdialog';

  // A question begins at its harmless answer, which comes last.
  function focusHarmless(event: Event): void {
    const answers = footer.current?.querySelectorAll('button');
    if (!isQuestion || !answers?.length) return;
    event.preventDefault();
    answers[answers.length - 1]?.focus();
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classNames(css.scrim, css.centred)}>
          <Radix.Content
            ref={setElement}
            role={role}
            className={css.panel({ width })}
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusHarmless}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={(event) => isQuestion && event.preventDefault()}
          >
            {/* Outside the content Radix takes pointer events away, so our own pop-ups must open within. */}
            <PortalProvider getContainer={() => element}>
              <div className={css.header}>
                <Radix.Title asChild>
                  <Heading level={2} size={3}>
                    {title}
                  </Heading>
                </Radix.Title>
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
              {children}
              {actions && (
                <div ref={footer} className={css.footer}>
                  {actions}
                </div>
              )}
            </PortalProvider>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
