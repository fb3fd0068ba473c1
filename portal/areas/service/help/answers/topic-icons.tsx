import { AlertIcon } from '@portal/design-system/icons/AlertIcon';
import { BoneIcon } from '@portal/design-system/icons/BoneIcon';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { CalendarRemoveIcon } from '@portal/design-system/icons/CalendarRemoveIcon';
import { ChildIcon } from '@portal/design-system/icons/ChildIcon';
import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import { FlaskIcon } from '@portal/design-system/icons/FlaskIcon';
import { HeartPulseIcon } from '@portal/design-system/icons/HeartPulseIcon';
import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import { InfoIcon } from '@portal/design-system/icons/InfoIcon';
import { LinkIcon } from '@portal/design-system/icons/LinkIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { PillIcon } from '@portal/design-system/icons/PillIcon';
import { RefreshIcon } from '@portal/design-system/icons/RefreshIcon';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { SettingsIcon } from '@portal/design-system/icons/SettingsIcon';
import { ShieldIcon } from '@portal/design-system/icons/ShieldIcon';
import { SignInIcon } from '@portal/design-system/icons/SignInIcon';
import { StethoscopeIcon } from '@portal/design-system/icons/StethoscopeIcon';
import { SyringeIcon } from '@portal/design-system/icons/SyringeIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import type { ReactNode } from 'react';
import type { HelpTopic } from '../topics.ts';

/** A sign for each topic of the help. */
export const TOPIC_ICONS: Readonly<Record<HelpTopic['key'], ReactNode>> = {
  urgent: <AlertIcon />,
  registration: <UserIcon />,
  booking: <CalendarAddIcon />,
  cancelling: <CalendarRemoveIcon />,
  visits: <StethoscopeIcon />,
  laboratory: <FlaskIcon />,
  imaging: <BoneIcon />,
  prescriptions: <PillIcon />,
  renewal: <RefreshIcon />,
  vaccinations: <SyringeIcon />,
  homeMeasurements: <HeartPulseIcon />,
  growth: <ChildIcon />,
  recordSharing: <LinkIcon />,
  certificates: <DocumentIcon />,
  login: <SignInIcon />,
  smsLogin: <MessageIcon />,
  offline: <HomeIcon />,
  child: <ChildIcon />,
  information: <SettingsIcon />,
  privacy: <ShieldIcon />,
  doctorChat: <SendIcon />,
  status: <InfoIcon />,
  contact: <PhoneIcon />,
};
