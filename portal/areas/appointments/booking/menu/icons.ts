import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'appointment-reservation-landing-page': { icon: CalendarAddIcon } };
