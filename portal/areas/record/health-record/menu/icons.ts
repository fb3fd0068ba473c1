import { HistoryIcon } from '@portal/design-system/icons/HistoryIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'health-record': { icon: HistoryIcon } };
