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
import { formatTime } from '#contract/time/time-format.ts';
import type { LinkedAppointment } from '../contract.ts';
import { DayLeaf } from '../list/DayLeaf.tsx';
import { dayTitle } from './moment-texts.ts';

export interface WhenCardProps {
  readonly appointment: Pick<
    LinkedAppointment,
    'startDate' | 'endDate' | 'durationMinutes' | 'isSpecificTime' | 'kind'
  > &
    Pick<PractitionerRowProps, 'specialties'> & {
      /** Null where it is not told. */
      readonly practitioner: PractitionerRowProps['practitioner'] | null;
    };
  /** Past or cancelled. */
  readonly isQuiet?: boolean;
  /** More facts in rows. */
  readonly facts?: readonly { readonly term: string; readonly description: ReactNode }[];
  /** Place of the day in the page's outline. */
  readonly level: 1 | 2;
  readonly id?: string;
  /** The brand's figure, if it has one, looks over the card: where no text ends above it. */
  readonly hasPeek?: boolean;
}

/** When and with whom an appointment is: the first things to read of it. */
export function WhenCard({
  appointment,
  isQuiet,
  facts = [],
  level,
  id,
  hasPeek = false,
}: WhenCardProps): ReactNode {
  const t = useTranslations('appointments.detail');
  const tRule = useTranslations('visit-rules');
  const lang = useLanguage();
  const { startDate, endDate, durationMinutes, kind, practitioner, specialties } = appointment;
  const start = formatTime(new Date(startDate), lang);
  const end = formatTime(new Date(endDate), lang);
  return (
    <Card hasPeek={hasPeek}>
      <Stack gap="large">
        <Media start={<DayLeaf value={startDate} isQuiet={isQuiet} />}>
          <Heading level={level} size={3} id={id}>
            {dayTitle(startDate, lang)}
          </Heading>
          <Text size="lead" weight="strong" isNumeric>
            {t('timeRange', { start, end })}
          </Text>
          {!appointment.isSpecificTime && !isQuiet && <Text size="small">{tRule('someTime')}</Text>}
        </Media>
        <Divider />
        {practitioner && <PractitionerRow practitioner={practitioner} specialties={specialties} />}
        <DefinitionList
          items={[
            { term: t('kind'), description: kind },
            { term: t('durationLabel'), description: t('duration', { minutes: durationMinutes }) },
            ...facts,
          ]}
        />
      </Stack>
    </Card>
  );
}
