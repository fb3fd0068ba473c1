import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useVideoOpening } from '#components/video-entry/use-video-opening.ts';
import type { VideoVisit } from '../contract.ts';
import { DeviceCheckCard } from '../devices/DeviceCheckCard.tsx';
import type { GuestKind } from '../guest-kinds.ts';
import { JoinCard } from '../join/JoinCard.tsx';
import { LOOKS_EVERY, RoomState } from '../join/RoomState.tsx';
import { useJoining } from '../join/use-joining.ts';
import { VisitMoment } from '../join/VisitMoment.tsx';

export interface GuestVisitProps {
  readonly visit: VideoVisit & { readonly kind: GuestKind };
  /** Of the link. */
  readonly secret: string;
}

/** A video appointment for its guest: when it is, joining it, and trying the devices. */
export function GuestVisit({ visit, secret }: GuestVisitProps): ReactNode {
  const t = useTranslations('video');
  const opening = useVideoOpening(visit);
  const params = { guest: secret };
  const { run } = useChange('POST /api/anon/video/{guest}/join');
  const joining = useJoining(() => run({ params }));
  const isOpen = opening.state === 'open';
  const room = useCall(
    isOpen ? 'GET /api/anon/video/{guest}/room' : null,
    { params },
    { every: LOOKS_EVERY },
  );
  const { end } = joining;
  const isGone = room.data?.type === 'appointment-not-found' || end === 'appointment-not-found';
  if (isGone || end === 'cancelled') {
    return (
      <Notice tone="warning" title={t('guest.notValid.title')} role="alert" takesFocus>
        {t('guest.notValid.text')}
      </Notice>
    );
  }
  const isClosed = room.data?.type === 'success' && room.data.practitioner === 'ended';
  const isOver = isClosed || end === 'ended' || opening.state === 'ended' || opening.state === 'cancelled';
  return (
    <Stack gap={{ small: 'medium', medium: 'large' }}>
      <Stack gap="none">
        <VisitMoment {...visit} />
        <Text>{t('guest.lead', { kind: visit.kind })}</Text>
      </Stack>
      {isOver ? (
        <Notice title={t('ended.title')} role="status">
          {t('ended.guestText')}
        </Notice>
      ) : (
        <>
          <JoinCard
            {...{ opening, joining }}
            room={<RoomState answer={room} startDate={visit.startDate} isDue={opening.isDue} />}
          />
          <DeviceCheckCard />
        </>
      )}
    </Stack>
  );
}
