import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Divider } from '@portal/design-system/Divider';
import { Heading } from '@portal/design-system/Heading';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { PractitionerRow, type PractitionerRowProps } from '#components/PractitionerRow.tsx';
import { dayTitle } from '#contract/time/day-title.ts';
import { formatTime } from '#contract/time/time-format.ts';
import type { LinkedAppointment } from '../contract.ts';
import { DayLeaf } from './DayLeaf.tsx';

export interface WhenCardProps {
  readonly appointment: Pick<
    LinkedAppointment,
    'startDate' | 'endDate' | 'durationMinutes' | 'isSpecificTime' | 'kind'
  > &
    Pick<PractitionerRowProps, 'practitioner'>;
}

/** When and with whom an appointment is: the first things to read of it. */
export function WhenCard({ appointment }: WhenCardProps): ReactNode {
  const t = useTranslations('appointments.detail');
  const tRule = useTranslations('visit-rules');
  const lang = useLanguage();
  const { startDate, endDate, durationMinutes, kind, practitioner } = appointment;
  const start = formatTime(new Date(startDate), lang);
  const end = formatTime(new Date(endDate), lang);
  return (
    <Card>
      <Stack gap="large">
        <Media start={<DayLeaf value={startDate} />}>
          <Heading level={2} size={3}>
            {dayTitle(startDate, lang)}
          </Heading>
          <Text size="lead" weight="strong" isNumeric>
            {t('timeRange', { start, end })}
          </Text>
          {!appointment.isSpecificTime && <Text size="small">{tRule('someTime')}</Text>}
        </Media>
        <Divider />
        <PractitionerRow practitioner={practitioner} />
        <DefinitionList
          items={[
            { term: t('kind'), description: kind },
            { term: t('durationLabel'), description: t('duration', { minutes: durationMinutes }) },
          ]}
        />
      </Stack>
    </Card>
  );
}
