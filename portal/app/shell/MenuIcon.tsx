import { BriefcaseIcon } from '@portal/design-system/icons/BriefcaseIcon';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { SyringeIcon } from '@portal/design-system/icons/SyringeIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import type { ComponentType, ReactNode } from 'react';
import type { MenuKey } from '../menu-entries.ts';

const ICONS: Record<MenuKey, ComponentType> = {
  'front-page': HomeIcon,
  'appointment-reservation-landing-page': CalendarAddIcon,
  'appointment-list': CalendarIcon,
  'conversation-list': MessageIcon,
  'occupational-health-care-team': BriefcaseIcon,
  'sickness-fund-page': HeartIcon,
  'vaccinations-list': SyringeIcon,
  certificates: DocumentIcon,
  pikkutsatti: MessageIcon,
  'invoices-page': CardIcon,
  'my-information': UserIcon,
};

/** The icon of a menu entry. */
export function MenuIcon({ page }: { readonly page: MenuKey }): ReactNode {
  const Icon = ICONS[page];
  return <Icon />;
}
