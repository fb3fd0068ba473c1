import { UserIcon } from '@portal/design-system/icons/UserIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'my-information': { icon: UserIcon } };
