import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { isVisit } from '#areas/appointments/shared/appointments/visit.ts';
import { isVideo } from '#areas/appointments/shared/video/video-times.ts';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { PractitionerRow } from '#components/PractitionerRow.tsx';
import { VideoEntryCard } from '#components/video-entry/VideoEntryCard.tsx';
import { ArrivalReason } from '../arrival-reason/ArrivalReason.tsx';
import { CancellingRules } from '../cancelling/CancellingRules.tsx';
import { CheckInCard } from '../check-in/CheckInCard.tsx';
import { type CheckIn, useCheckIn } from '../check-in/use-check-in.ts';
import { MoveAppointment } from '../moving/MoveAppointment.tsx';
import { ActionRow } from './ActionRow.tsx';
import { AppointmentHeader } from './AppointmentHeader.tsx';
import { appointmentState } from './appointment-state.ts';
import { ChargeNotice } from './ChargeNotice.tsx';
import { ForTheChild } from './ForTheChild.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { Preparation } from './Preparation.tsx';
import { StateNotice } from './StateNotice.tsx';
import { VisitFacts } from './VisitFacts.tsx';

export interface AppointmentDetailsProps {
  readonly appointment: Appointment;
  /** The patient has changed something of it here. */
  readonly onChanged: (changes: Partial<Appointment>) => void;
  /** Makes the page go on showing it once it is cancelled. */
  readonly hold: () => void;
  /** Id of the page's heading, where it says when this is; null where it is one of several. */
  readonly titleId: string | null;
}

/** Everything about one of the patient's appointments, and what can be done about it. */
export function AppointmentDetails(props: AppointmentDetailsProps): ReactNode {
  const { appointment, onChanged, hold, titleId } = props;
  const ownTitle = useId();
  const now = useNow();
  const state = appointmentState(appointment, now);
  const checkIn = useCheckIn(appointment.id, () => onChanged({ selfCheckInStatus: 'checkedIn' }));
  const { clinic, practitioner, specialtyData, room, isRemote } = appointment;
  const { care } = useBrand();
  const { actingFor } = useSession();
  const specialties = specialtyData.specialties.map(({ name }) => name);
  const languagesOf = useLanguagesOf();
  const isComing = state === 'coming';
  const speaksToChild = isComing && actingFor !== null && care === 'children' && isVisit(appointment);
  const isStill = isComing && !isArriving(appointment, checkIn);
  return (
    <Stack as="article" gap="large" aria-labelledby={titleId ?? ownTitle}>
      <AppointmentHeader {...{ appointment, isComing }} titleId={titleId === null ? ownTitle : null} />
      {isComing && (
        <Visible on="screen">
          <ActionRow appointment={appointment} mayCancel={isStill && appointment.mayCancel} hold={hold} />
        </Visible>
      )}
      <StateNotice state={state} />
      {clinic && isVideo(appointment) && <VideoEntryCard appointment={appointment} />}
      {appointment.awaitsPaymentApproval && <ChargeNotice id={appointment.id} />}
      {isComing && (
        <Visible on="screen">
          <CheckInCard appointment={appointment} checkIn={checkIn} />
        </Visible>
      )}
      <Columns
        layout={isComing ? { small: 'one', medium: 'halves', large: 'asideEnd' } : 'one'}
        gap={{ small: 'medium', large: 'large' }}
        hasHighAside={isComing}
      >
        <Stack gap={{ small: 'medium', large: 'large' }}>
          {isComing && <Preparation appointment={appointment} />}
          {speaksToChild && <ForTheChild />}
          {practitioner && (
            <Card hasPeek={!speaksToChild}>
              <PractitionerRow
                practitioner={practitioner}
                specialties={specialties}
                detail={languagesOf(practitioner)}
              />
            </Card>
          )}
          {clinic ? (
            <PlaceCard
              {...appointment}
              clinic={clinic}
              room={room?.location ?? null}
              entrance={isComing ? clinic.entrance : undefined}
              isBrief
            />
          ) : (
            <HiddenPlace />
          )}
        </Stack>
        {isComing && (
          <Stack gap={{ small: 'medium', large: 'large' }}>
            {clinic && !isRemote && (
              <Visible on={appointment.arrivalReason ? undefined : 'screen'}>
                <ArrivalReason
                  appointment={appointment}
                  onSaved={(arrivalReason) => onChanged({ arrivalReason })}
                />
              </Visible>
            )}
            {isStill && (
              <Visible on="screen">
                <MoveAppointment appointment={appointment} />
              </Visible>
            )}
            {isStill && <CancellingRules appointment={appointment} />}
          </Stack>
        )}
        <VisitFacts appointment={appointment} />
      </Columns>
    </Stack>
  );
}

/** In which languages a visit can be held; undefined where nobody speaks. */
function useLanguagesOf() {
  const t = useTranslations('appointments.detail');
  return ({ spokenLanguages }: NonNullable<Appointment['practitioner']>): string | undefined => {
    const names = spokenLanguages.map((language) => t(`language.${language}`));
    return names.length > 0 ? t('languages', { count: names.length, names: names.join(', ') }) : undefined;
  };
}

/** Whether the patient has arrived, or is about to: the appointment is not cancelled then. */
function isArriving({ selfCheckInStatus }: Appointment, { end }: CheckIn): boolean {
  if (selfCheckInStatus === 'checkedIn') return true;
  return end !== null && (end.type !== 'failed' || end.failure === 'alreadyCheckedIn');
}

/** Says no more than that the place is not said: why is nobody's business who reads this. */
function HiddenPlace(): ReactNode {
  const t = useTranslations('appointments');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Notice title={t('place.hidden')}>
      {t.rich('detail.placeHidden', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
    </Notice>
  );
}
