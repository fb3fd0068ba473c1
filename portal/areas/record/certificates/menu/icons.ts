import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { certificates: { icon: DocumentIcon } };
