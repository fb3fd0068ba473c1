import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Columns } from '@portal/design-system/Columns';
import { CalendarRemoveIcon } from '@portal/design-system/icons/CalendarRemoveIcon';
import { MapIcon } from '@portal/design-system/icons/MapIcon';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { mapAddress } from '#areas/appointments/shared/appointments/directions.ts';
import { isVisit } from '#areas/appointments/shared/appointments/visit.ts';
import { AddToCalendar } from '#components/AddToCalendar.tsx';
import { CancelDialog } from '../cancelling/CancelDialog.tsx';
import { CancelFailureNotice } from '../cancelling/CancelFailureNotice.tsx';
import { useCancellation } from '../cancelling/use-cancellation.ts';

export interface ActionRowProps {
  /** A coming one. */
  readonly appointment: Appointment;
  /** It may be cancelled now. */
  readonly mayCancel: boolean;
  /** Makes the page go on showing it once it is cancelled. */
  readonly hold: () => void;
}

/**
 * What patients do with a coming appointment, in one row: the way there, the calendar, cancelling (APPT-08). A failure to
 * cancel takes the button's place, unless trying again can help.
 */
export function ActionRow({ appointment, mayCancel, hold }: ActionRowProps): ReactNode {
  const t = useTranslations('appointments');
  const [isAsking, setAsking] = useState(false);
  const cancellation = useCancellation(appointment.id, { hold });
  const { failure } = cancellation;
  const { id, clinic, practitioner, room, calendar } = appointment;
  const roomNotes = room ? [`${t('detail.room')}: ${room.location}`] : [];
  const address = isVisit(appointment) ? (clinic?.address ?? null) : null;
  return (
    <Stack gap="small">
      <Columns layout={{ small: 'actions' }} gap={{ small: 'xsmall', medium: 'small' }} isStretched>
        {address && (
          <ButtonLink
            href={mapAddress(address)}
            tone="secondary"
            icon={<MapIcon />}
            isExternal
            isFullWidth
            isIconAbove
          >
            {t('detail.directions')}
          </ButtonLink>
        )}
        {clinic && practitioner && (
          <AddToCalendar
            appointment={{ ...appointment, clinic, practitioner, notes: roomNotes }}
            id={id}
            identity={calendar}
            isFullWidth
            isIconAbove
          />
        )}
        {mayCancel && (!failure || failure.mayTryAgain) && (
          <Button
            tone="outline"
            icon={<CalendarRemoveIcon />}
            isFullWidth
            isIconAbove
            onPress={() => setAsking(true)}
            aria-haspopup="dialog"
          >
            {t('cancel.action')}
          </Button>
        )}
      </Columns>
      {failure && !isAsking && <CancelFailureNotice failure={failure} />}
      <CancelDialog {...{ appointment, cancellation }} isOpen={isAsking} onOpenChange={setAsking} />
    </Stack>
  );
}
