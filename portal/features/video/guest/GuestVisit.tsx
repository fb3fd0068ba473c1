import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import { useVideoOpening } from '#components/video-entry/use-video-opening.ts';
import type { VideoVisit } from '../contract.ts';
import { DeviceCheckCard } from '../devices/DeviceCheckCard.tsx';
import type { GuestKind } from '../guest-kinds.ts';
import { JoinCard } from '../join/JoinCard.tsx';
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
  const { run } = useChange('POST /api/anon/video/{guest}/join');
  const joining = useJoining(() => run({ params: { guest: secret } }));
  const { end } = joining;
  if (end === 'appointment-not-found' || end === 'cancelled') {
    return (
      <Notice tone="warning" title={t('guest.notValid.title')} role="alert" takesFocus>
        {t('guest.notValid.text')}
      </Notice>
    );
  }
  const isOver = end === 'ended' || opening.state === 'ended' || opening.state === 'cancelled';
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
          <JoinCard {...{ opening, joining }} />
          <DeviceCheckCard />
        </>
      )}
    </Stack>
  );
}
