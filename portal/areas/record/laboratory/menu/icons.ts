import { FlaskIcon } from '@portal/design-system/icons/FlaskIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'lab-list': { icon: FlaskIcon } };
