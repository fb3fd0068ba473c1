import type { ReactNode, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MenuItem as Item, Menu, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import * as css from './Menu.css.ts';
import type { MenuGroup, MenuItem, MenuStart } from './menu-items.ts';

export interface MenuPopoverProps {
  /** The element that it belongs to and returns the focus to. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Names the menu for assistive technology. */
  readonly label: string;
  /** Items in groups, separated by a line. */
  readonly groups: readonly MenuGroup[];
  /** Which item is focused first. */
  readonly start: MenuStart;
  /** Called when it should close. */
  readonly onClose: () => void;
}

/** The open menu. */
export function MenuPopover({ triggerRef, label, groups, start, onClose }: MenuPopoverProps): ReactNode {
  const { language } = useDesignSystem();

  // The menu lies at the end of the document, where Tab would leave it open and the focus nowhere.
  function closeByTab(menu: HTMLElement | null): () => void {
    function close(event: KeyboardEvent): void {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      onClose();
    }
    menu?.addEventListener('keydown', close);
    return () => menu?.removeEventListener('keydown', close);
  }

  return (
    <I18nProvider locale={LOCALES[language]}>
      <Popover
        isOpen
        triggerRef={triggerRef}
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement="bottom start"
        offset={4}
        aria-label={label}
        trigger="MenuTrigger"
        className={css.popover}
      >
        <Menu
          ref={closeByTab}
          aria-label={label}
          autoFocus={start}
          shouldFocusWrap
          onClose={onClose}
          className={css.menu}
        >
          {groups.map((group) => (
            <MenuSection
              key={group.id}
              id={group.id}
              aria-label={group.label ?? label}
              className={css.section}
            >
              {group.label && <Header className={css.heading}>{group.label}</Header>}
              {group.items.map((item) => (
                <MenuLine key={item.id} {...item} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
}

function MenuLine({ id, label, description, icon, onPress, isDisabled, isDestructive }: MenuItem): ReactNode {
  return (
    <Item
      id={id}
      textValue={label}
      onAction={onPress}
      isDisabled={Boolean(isDisabled)}
      className={css.item({ isDestructive })}
    >
      {icon}
      <span className={css.words}>
        <span>{label}</span>
        {description && <span className={css.detail}>{description}</span>}
      </span>
    </Item>
  );
}
