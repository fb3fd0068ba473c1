import { SyringeIcon } from '@portal/design-system/icons/SyringeIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'vaccinations-list': { icon: SyringeIcon } };
