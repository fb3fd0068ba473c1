import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { VideoIcon } from '@portal/design-system/icons/VideoIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useVideoOpening } from './use-video-opening.ts';

export interface VideoEntryCardProps {
  /** One by video; whether it is, the caller knows. */
  readonly appointment: Pick<
    Appointment,
    'id' | 'startDate' | 'endDate' | 'hasAppointeeCanceled' | 'hasPatientCanceled'
  >;
}

/** The way to a video appointment, or from when on it is open; nothing once that has passed (VIDEO-02). */
export function VideoEntryCard({ appointment }: VideoEntryCardProps): ReactNode {
  const t = useTranslations('video-entry');
  const href = useHref();
  const title = useId();
  const { id, hasAppointeeCanceled, hasPatientCanceled } = appointment;
  const isCancelled = hasAppointeeCanceled || hasPatientCanceled;
  const { state, opens } = useVideoOpening({ ...appointment, isCancelled });
  if (state === 'ended' || state === 'cancelled') return null;
  const isOpen = state === 'open';
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="small" align="start">
        <Heading level={2} size={4} id={title}>
          {t('heading')}
        </Heading>
        <Text role="status">{isOpen ? t('open') : opens}</Text>
        <ButtonLink
          href={href('video-appointment', { id })}
          tone={isOpen ? 'primary' : 'outline'}
          icon={<VideoIcon />}
        >
          {t(isOpen ? 'go' : 'test')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
