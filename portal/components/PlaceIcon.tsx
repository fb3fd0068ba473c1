import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { PinIcon } from '@portal/design-system/icons/PinIcon';
import { UsersIcon } from '@portal/design-system/icons/UsersIcon';
import { VideoIcon } from '@portal/design-system/icons/VideoIcon';
import type { ReactNode } from 'react';
import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';

const ICONS = {
  meetingAppointment: UsersIcon,
  phoneAppointment: PhoneIcon,
  physicalLocation: PinIcon,
  remoteAppointment: VideoIcon,
  videoAppointment: VideoIcon,
} as const satisfies Record<LocationType, unknown>;

export interface PlaceIconProps {
  /** How the visit takes place. */
  readonly type: LocationType;
  /** Default: `small`. */
  readonly size?: 'small' | 'large';
}

/** How patient and practitioner meet, as an icon beside the text. */
export function PlaceIcon({ type, size = 'small' }: PlaceIconProps): ReactNode {
  const Icon = ICONS[type];
  return <Icon size={size} />;
}
