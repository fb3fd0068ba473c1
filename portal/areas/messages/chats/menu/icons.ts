import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = {
  'mielen-tuki-chat-page': { icon: HeartIcon },
  'finnair-chat-page': { icon: MessageIcon },
  'private-doctor-chat-page': { icon: MessageIcon },
  pikkutsatti: { icon: MessageIcon },
};
