import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'conversation-list': { icon: MessageIcon } };
