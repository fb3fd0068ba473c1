import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { BellIcon } from '@portal/design-system/icons/BellIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { moveSearch } from './move-search.ts';

/** Few patients are at home in two brands. */
const loadElsewhere = () => import('./MoveElsewhere.tsx').then((module) => module.MoveElsewhere);

export interface MoveAppointmentProps {
  readonly appointment: Appointment;
}

/** The way to another time for the same service, as long as the patient may give this one up. */
export function MoveAppointment({ appointment }: MoveAppointmentProps): ReactNode {
  const t = useTranslations('appointments.move');
  const href = useHref();
  const { awaitsEarlierTime: waits } = appointment;
  const search = moveSearch(appointment);
  if (appointment.mayCancel && appointment.bookedAt !== undefined)
    return (
      <LazyPart load={loadElsewhere} props={{ appointment, brandName: appointment.bookedAt }} isServed />
    );
  if (!appointment.mayCancel || !search) return null;
  return (
    <Card>
      <Stack gap="small" align="start">
        <Heading level={2} size={4}>
          {t('heading')}
        </Heading>
        <Text tone="muted">{t('text')}</Text>
        <ButtonLink href={href(search.key, {}, search.query)} tone="outline" icon={<CalendarIcon />}>
          {t('action')}
        </ButtonLink>
        {waits && (
          <Text>
            {t(waits.email === null ? 'waits' : waits.phone === null ? 'waitsByEmail' : 'waitsByBoth', {
              email: waits.email ?? '',
              phone: waits.phone ?? '',
            })}
          </Text>
        )}
        <TextLink
          href={href('earlier-time', { id: appointment.id })}
          isStandalone
          icon={<BellIcon size="small" />}
        >
          {t(waits ? 'changeEarlier' : 'earlier')}
        </TextLink>
      </Stack>
    </Card>
  );
}
