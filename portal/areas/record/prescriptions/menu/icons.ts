import { PillIcon } from '@portal/design-system/icons/PillIcon';
import { RefreshIcon } from '@portal/design-system/icons/RefreshIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'prescriptions-list': { icon: PillIcon, tile: RefreshIcon } };
