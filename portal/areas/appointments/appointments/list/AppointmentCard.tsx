import { Badge } from '@portal/design-system/Badge';
import { Card, CardLink } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Inline } from '@portal/design-system/Inline';
import { ChevronRightIcon } from '@portal/design-system/icons/ChevronRightIcon';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { dayTitle } from '#contract/time/day-title.ts';
import { formatTime } from '#contract/time/time-format.ts';
import { appointmentState } from '../appointment/appointment-state.ts';
import { DayLeaf } from '../appointment/DayLeaf.tsx';
import { StateBadge } from './StateBadge.tsx';

export interface AppointmentCardProps {
  readonly appointment: Appointment;
  /** The very next one, which has a drawing where there is room. */
  readonly isNext?: boolean;
  /** The brand's figure, if it has one, looks over the card. */
  readonly hasPeek?: boolean;
}

/** One of the patient's appointments in a list: when, with whom, where. All of it opens the appointment. */
export function AppointmentCard({ appointment, isNext, hasPeek = false }: AppointmentCardProps): ReactNode {
  const t = useTranslations('appointments');
  const lang = useLanguage();
  const href = useHref();
  const now = useNow();
  const { id, startDate, practitioner, clinic, isRemote, locationType, bookedBy } = appointment;
  const { actingFor } = useSession();
  return (
    <Card as="li" hasPeek={hasPeek} padding={{ small: 'medium', medium: 'large' }}>
      <Media
        start={<DayLeaf value={startDate} isQuiet={appointmentState(appointment, now) !== 'coming'} />}
        end={
          <Inline isSingleLine gap="medium">
            {isNext && <Illustration name="visit" size="inline" />}
            <ChevronRightIcon />
          </Inline>
        }
        endOnSmall="hidden"
      >
        <Inline gap="xsmall">
          <Heading level={3} size={4}>
            <CardLink href={href('appointment', { ids: id })}>
              {/* The leaf says the day to the eye, and only the title says it aloud. */}
              {t.rich('card.timeOnDay', {
                day: dayTitle(startDate, lang, now),
                time: formatTime(new Date(startDate), lang),
                hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
              })}
            </CardLink>
          </Heading>
          <StateBadge appointment={appointment} />
          {appointment.awaitsPaymentApproval && <Badge tone="warning">{t('charge.title')}</Badge>}
        </Inline>
        {practitioner && (
          <Text>
            {practitioner.isResource
              ? practitioner.name
              : t('card.with', { name: practitioner.name, title: practitioner.title })}
          </Text>
        )}
        <Text size="small" tone="muted" icon={<PlaceIcon type={locationType} />}>
          {isRemote ? t(`place.${locationType}`) : (clinic?.name ?? t('place.hidden'))}
        </Text>
        {bookedBy === 'guardian' && (
          <Text size="small" tone="muted">
            {t('bookedBy.term')}: {t(`bookedBy.${actingFor ? 'anotherGuardian' : 'guardian'}`)}
          </Text>
        )}
      </Media>
    </Card>
  );
}
