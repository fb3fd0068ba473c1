import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'sickness-fund-page': { icon: HeartIcon } };
