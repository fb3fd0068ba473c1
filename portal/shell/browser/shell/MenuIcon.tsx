import { BoneIcon } from '@portal/design-system/icons/BoneIcon';
import { BriefcaseIcon } from '@portal/design-system/icons/BriefcaseIcon';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { CheckCircleIcon } from '@portal/design-system/icons/CheckCircleIcon';
import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import { FlaskIcon } from '@portal/design-system/icons/FlaskIcon';
import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { HistoryIcon } from '@portal/design-system/icons/HistoryIcon';
import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { PillIcon } from '@portal/design-system/icons/PillIcon';
import { StethoscopeIcon } from '@portal/design-system/icons/StethoscopeIcon';
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
  'visits-list': StethoscopeIcon,
  'lab-list': FlaskIcon,
  'imaging-list': BoneIcon,
  'prescriptions-list': PillIcon,
  'vaccinations-list': SyringeIcon,
  certificates: DocumentIcon,
  'questionnaire-list': CheckCircleIcon,
  'health-record': HistoryIcon,
  pikkutsatti: MessageIcon,
  'invoices-page': CardIcon,
  'my-information': UserIcon,
};

/** The icon of a menu entry. */
export function MenuIcon({ page }: { readonly page: MenuKey }): ReactNode {
  const Icon = ICONS[page];
  return <Icon />;
}
