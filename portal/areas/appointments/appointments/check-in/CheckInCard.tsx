import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { CheckCircleIcon } from '@portal/design-system/icons/CheckCircleIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { CheckedIn } from './CheckedIn.tsx';
import { ConsentNeeded } from './ConsentNeeded.tsx';
import type { CheckIn } from './use-check-in.ts';
import { useCheckInOpening } from './use-check-in-opening.ts';

export interface CheckInCardProps {
  readonly appointment: Pick<Appointment, 'id' | 'startDate' | 'selfCheckInStatus' | 'room'>;
  readonly checkIn: CheckIn;
}

/** Where a signed-in patient says on the day that they have arrived, and what has come of it (APPT-25). */
export function CheckInCard({ appointment, checkIn }: CheckInCardProps): ReactNode {
  const t = useTranslations('appointments.checkIn');
  const { status, isDue, opens } = useCheckInOpening(appointment);
  const title = useId();
  const { end, isSending } = checkIn;
  const failure = end?.type === 'failed' ? end.failure : null;
  const room = appointment.room?.location ?? null;

  if (end?.type === 'consentNeeded') return <ConsentNeeded id={appointment.id} isAsAdult={end.isAsAdult} />;
  if (end?.type === 'done') return <CheckedIn room={end.room} isNews />;
  if (failure === 'alreadyCheckedIn') return <CheckedIn room={room} isNews isRepeated />;
  if (status === 'checkedIn') return <CheckedIn room={room} />;
  if (status === 'statusNotAvailable' || !isDue) return null;
  if (status === 'onlyAtReception') return <Notice>{t('onlyAtReception')}</Notice>;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="small" align="start">
        <Heading level={2} size={4} id={title}>
          {t('heading')}
        </Heading>
        <Text>{t('text')}</Text>
        {failure && (
          <Notice tone="error" role="alert" takesFocus>
            {t(`failures.${failure}`)}
          </Notice>
        )}
        {failure !== 'failed' && (
          <Button
            icon={<CheckCircleIcon />}
            isLoading={isSending}
            disabledReason={status === 'tooEarly' ? opens : undefined}
            onPress={() => void checkIn.checkIn()}
          >
            {t('action')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
