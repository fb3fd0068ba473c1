import type { ReactNode, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import * as css from './Picker.css.ts';

/** Props of every list or calendar that opens from a picker. */
export interface PickerPopoverProps {
  /** The button that it belongs to. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Id of the element that names it. */
  readonly labelId: string;
  /** Id of the list, when that is what opens. */
  readonly listId: string;
  /** Called when it should close. */
  readonly onClose: () => void;
}

interface Props extends Pick<PickerPopoverProps, 'triggerRef' | 'onClose'> {
  /** A list that opens from a field; anything else brings its own dialog. */
  readonly isList?: boolean;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** The pop-up under a picker: in the reader's language, closed by Escape and by a press elsewhere. */
export function PickerPopover({ triggerRef, onClose, isList, children, ...rest }: Props): ReactNode {
  const { language } = useDesignSystem();
  return (
    <I18nProvider locale={LOCALES[language]}>
      <Popover
        {...rest}
        {...(isList && { trigger: 'Select' })}
        isOpen
        triggerRef={triggerRef}
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement="bottom start"
        offset={4}
        className={css.popover}
      >
        {children}
      </Popover>
    </I18nProvider>
  );
}
