import { HeartPulseIcon } from '@portal/design-system/icons/HeartPulseIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'home-measurements': { icon: HeartPulseIcon } };
