import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { addressLine } from '#areas/appointments/shared/appointments/directions.ts';
import { isVisit } from '#areas/appointments/shared/appointments/visit.ts';
import { joiningRule } from '#areas/appointments/shared/visit-rules/joining.ts';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { JoiningText } from '#components/visit-rules/JoiningText.tsx';
import { formatTime } from '#contract/time/time-format.ts';
import { REMOTE_TEXTS } from '../remote-texts.ts';
import { checkInOpensAt } from '../rules-check-in.ts';

export interface AppointmentOfDayProps {
  readonly appointment: Appointment;
}

interface Fact {
  readonly term: string;
  readonly description: ReactNode;
}

/** One appointment of a day as paper needs it: when, what, with whom, where, how to arrive or join, and what to do before. */
export function AppointmentOfDay({ appointment }: AppointmentOfDayProps): ReactNode {
  const t = useTranslations('appointments');
  const tRule = useTranslations('visit-rules');
  const lang = useLanguage();
  const title = useId();
  const { startDate, endDate, durationMinutes, isSpecificTime, kind, practitioner } = appointment;
  const start = formatTime(new Date(startDate), lang);
  const end = formatTime(new Date(endDate), lang);
  const facts: Fact[] = [
    { term: t('detail.kind'), description: kind },
    ...(practitioner
      ? [
          {
            term: t('day.with'),
            description: practitioner.isResource
              ? practitioner.name
              : t('card.with', { name: practitioner.name, title: practitioner.title }),
          },
        ]
      : []),
    ...usePlace(appointment),
    ...usePreparation(appointment),
  ];
  return (
    <Card as="section" padding="medium" aria-labelledby={title}>
      <Stack gap="small">
        <Heading level={2} size={3} id={title}>
          {t('detail.timeRange', { start, end })} · {t('detail.duration', { minutes: durationMinutes })}
        </Heading>
        {!isSpecificTime && <Text>{tRule('someTime')}</Text>}
        <DefinitionList items={facts} />
      </Stack>
    </Card>
  );
}

/** Where to be and how to arrive, or how one joins from elsewhere. */
function usePlace(appointment: Appointment): readonly Fact[] {
  const t = useTranslations('appointments');
  const lang = useLanguage();
  const { customerServicePhone: phone } = useBrand();
  const { clinic, room, locationType, startDate, selfCheckInStatus } = appointment;
  if (!clinic)
    return [
      {
        term: t('day.where'),
        description: t.rich('detail.placeHidden', {
          phone,
          call: (words) => <PhoneText key="phone">{words}</PhoneText>,
        }),
      },
    ];
  if (!isVisit(appointment)) {
    const joining = joiningRule(appointment);
    const description = (
      <>
        {t(`place.${locationType}`)}. {t(`detail.remoteWhere.${REMOTE_TEXTS[locationType]}`)}{' '}
        {joining && <JoiningText rule={joining} />}
      </>
    );
    return [{ term: t('day.join'), description }];
  }
  const opens = formatTime(checkInOpensAt(new Date(startDate)), lang);
  const arriving = {
    allowed: t('day.checkIn', { time: opens }),
    tooEarly: t('day.checkIn', { time: opens }),
    checkedIn: t('checkIn.done'),
    onlyAtReception: t('checkIn.onlyAtReception'),
    statusNotAvailable: null,
  }[selfCheckInStatus];
  const place = [clinic.name, clinic.address && addressLine(clinic.address)].filter(Boolean).join(', ');
  return [
    { term: t('day.where'), description: place },
    ...(room ? [{ term: t('detail.room'), description: room.location }] : []),
    ...withText(t('day.way'), clinic.entrance?.directions ?? null),
    ...withText(t('checkIn.heading'), arriving),
    { term: t('day.bring'), description: t('day.bringText') },
  ];
}

/** What to do and to know before. */
function usePreparation({ notes, clinic, isRemote, isCovidTestAppointment }: Appointment): readonly Fact[] {
  const t = useTranslations('appointments.detail');
  const tRule = useTranslations('visit-rules');
  const texts = [notes, isCovidTestAppointment && !isRemote && tRule('covidTest'), clinic?.cmsContent];
  return withText(t('prepare'), texts.filter(Boolean).join('\n') || null);
}

const withText = (term: string, text: string | null): readonly Fact[] =>
  text === null ? [] : [{ term, description: <Text keepsLines>{text}</Text> }];
