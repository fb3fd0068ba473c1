import { StethoscopeIcon } from '@portal/design-system/icons/StethoscopeIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'visits-list': { icon: StethoscopeIcon } };
