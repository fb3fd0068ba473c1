import { CheckCircleIcon } from '@portal/design-system/icons/CheckCircleIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'questionnaire-list': { icon: CheckCircleIcon } };
