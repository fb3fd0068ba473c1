import { Columns } from '@portal/design-system/Columns';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useVideoOpening } from '#components/video-entry/use-video-opening.ts';
import { DeviceCheckCard } from '../devices/DeviceCheckCard.tsx';
import { GuestsCard } from '../guests/GuestsCard.tsx';
import { JoinCard } from '../join/JoinCard.tsx';
import { LOOKS_EVERY, RoomState } from '../join/RoomState.tsx';
import { useJoining } from '../join/use-joining.ts';
import { VisitMoment } from '../join/VisitMoment.tsx';
import { OverNotice } from './OverNotice.tsx';

export interface VideoVisitProps {
  readonly id: number;
  readonly visit: AnswerOf<'GET /api/video/{id}'>['visit'];
}

/** One of the patient's video appointments: joining it, trying the devices, and who else comes. */
export function VideoVisit({ id, visit }: VideoVisitProps): ReactNode {
  const t = useTranslations('video');
  const params = { id: String(id) };
  const opening = useVideoOpening(visit);
  const { run } = useChange('POST /api/video/{id}/join');
  const joining = useJoining(() => run({ params }));
  const isOpen = opening.state === 'open';
  const room = useCall(isOpen ? 'GET /api/video/{id}/room' : null, { params }, { every: LOOKS_EVERY });
  const { end } = joining;
  const isClosed = room.data?.type === 'success' && room.data.practitioner === 'ended';
  const over = isClosed || end === 'ended' ? 'ended' : end === 'cancelled' ? end : null;
  const state = over ?? opening.state;
  return (
    <Stack gap={{ small: 'medium', medium: 'large' }}>
      <Stack gap="none">
        <VisitMoment {...visit} />
        <Text>{t('with', visit.practitioner)}</Text>
      </Stack>
      {state === 'ended' || state === 'cancelled' ? (
        <OverNotice state={state} />
      ) : (
        <>
          <JoinCard
            {...{ opening, joining }}
            room={<RoomState answer={room} startDate={visit.startDate} isDue={opening.isDue} />}
          />
          <Columns layout={{ small: 'one', medium: 'halves' }} gap={{ small: 'medium', medium: 'large' }}>
            <DeviceCheckCard />
            <GuestsCard id={id} guests={visit.guests} />
          </Columns>
        </>
      )}
    </Stack>
  );
}
