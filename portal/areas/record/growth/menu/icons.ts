import { ChildIcon } from '@portal/design-system/icons/ChildIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { growth: { icon: ChildIcon } };
