import { BriefcaseIcon } from '@portal/design-system/icons/BriefcaseIcon';
import type { MenuIcons } from '#client/pages/menu-icons.ts';

export const icons: MenuIcons = { 'occupational-health-care-team': { icon: BriefcaseIcon } };
