/// <reference types="vite/client" />

import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import type { ReactNode } from 'react';
import type { MenuIcons } from '#client/pages/menu-icons.ts';
import type { MenuKey } from '../menu-entries.ts';

/** Those of the shell's own lines (`menu-entries.ts`). */
const OWN: MenuIcons = {
  'front-page': { icon: HomeIcon },
};

// In one expression: the bundler then leaves out the files' names.
const DECLARED = Object.values(
  import.meta.glob<MenuIcons>('../../../areas/*/*/menu/icons.ts', { eager: true, import: 'icons' }),
);

/** The icons of all lines of the menu: a test holds that each has one. */
export const MENU_ICONS: MenuIcons = Object.assign({}, OWN, ...DECLARED);

export interface MenuIconProps {
  readonly page: MenuKey;
  /** On the front page, where some have another. Default: in the menu. */
  readonly isTile?: boolean;
}

/** The icon of a menu entry. */
export function MenuIcon({ page, isTile = false }: MenuIconProps): ReactNode {
  const { icon, tile = icon } = MENU_ICONS[page] ?? {};
  const Icon = isTile ? tile : icon;
  return Icon && <Icon />;
}
