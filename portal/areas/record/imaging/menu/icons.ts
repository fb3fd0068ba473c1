import { BoneIcon } from '@portal/design-system/icons/BoneIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'imaging-list': { icon: BoneIcon } };
