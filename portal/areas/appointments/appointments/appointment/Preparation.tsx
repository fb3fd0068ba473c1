import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { CheckCircleIcon } from '@portal/design-system/icons/CheckCircleIcon';
import { InfoIcon } from '@portal/design-system/icons/InfoIcon';
import { ShieldIcon } from '@portal/design-system/icons/ShieldIcon';
import { List, ListItem } from '@portal/design-system/List';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';

export interface PreparationProps {
  readonly appointment: Pick<Appointment, 'notes' | 'clinic' | 'isRemote' | 'isCovidTestAppointment'>;
}

/**
 * What to do and to know before an appointment: first what its own instructions ask, such as fasting, which takes the longest;
 * nothing where nothing is asked.
 */
export function Preparation({ appointment }: PreparationProps): ReactNode {
  const t = useTranslations('appointments.detail');
  const tRule = useTranslations('visit-rules');
  const title = useId();
  const { notes, clinic, isRemote, isCovidTestAppointment } = appointment;
  const items = [
    { id: 'notes', icon: <CheckCircleIcon />, text: notes },
    { id: 'covid', icon: <ShieldIcon />, text: isCovidTestAppointment && !isRemote && tRule('covidTest') },
    { id: 'clinic', icon: <InfoIcon />, text: clinic?.cmsContent },
  ].filter(({ text }) => text);
  if (items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Heading level={2} size={4} id={title}>
          {t('prepare')}
        </Heading>
        <List kind="plain" gap="medium" aria-labelledby={title}>
          {items.map(({ id, icon, text }) => (
            <ListItem key={id}>
              <Media start={icon} align="start">
                <Text keepsLines>{text}</Text>
              </Media>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
