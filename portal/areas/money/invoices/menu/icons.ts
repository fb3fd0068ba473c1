import { CardIcon } from '@portal/design-system/icons/CardIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'invoices-page': { icon: CardIcon } };
