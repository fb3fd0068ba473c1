import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'appointment-list': { icon: CalendarIcon } };
