import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Facade } from '@portal/design-system/Facade';
import { Heading } from '@portal/design-system/Heading';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { OpeningNow, OpeningTimes } from '#components/clinics/OpeningTimes.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import type { ClinicView } from '../contract.ts';
import { NextTimes } from '../times/NextTimes.tsx';
import { ClinicPeople } from './ClinicPeople.tsx';
import { mapAddressOf } from './map-address.ts';

export interface ClinicDetailsProps {
  /** What there is to tell of it. */
  readonly clinic: ClinicView;
  /** Its name in addresses. */
  readonly slug: string;
}

/** A clinic: picture, address and hours first, the way to book beside them, all else below. */
export function ClinicDetails({ clinic, slug }: ClinicDetailsProps): ReactNode {
  const t = useTranslations('clinics.clinic');
  const href = useHref();
  const { name, address, hours, directions, parking, accessibility, arrivalNote } = clinic;
  const searchHref = href('private-appointment-list', {}, { clinicIds: [clinic.id] });
  return (
    <Columns
      layout={{ small: 'one', large: 'asideEnd' }}
      gap={{ small: 'large', large: 'xlarge' }}
      hasHighAside
    >
      <Stack gap={{ small: 'medium', large: 'large' }}>
        <Facade of={clinic.id} hasRamp={accessibility !== null} hasParking={parking !== null} />
        <Stack gap="xsmall" align="start">
          <Heading level={1}>{name}</Heading>
          <Text size="lead">
            {address.streetAddress}, {address.postalCode} {address.postOffice}
          </Text>
          {hours && <OpeningNow hours={hours} />}
        </Stack>
      </Stack>
      <ClinicAside clinic={clinic} searchHref={searchHref} />
      <Stack gap={{ small: 'xlarge', large: 'xxlarge' }}>
        <NextTimes of={{ clinic: slug }} searchHref={searchHref} />
        <Columns layout={{ small: 'one', medium: 'two' }} gap={{ small: 'large', large: 'xlarge' }}>
          <Told title={t('directions')} text={directions} />
          <Told title={t('parking')} text={parking} />
          <Told title={t('accessibility')} text={accessibility} />
          <Told title={t('arrival')} text={arrivalNote} />
        </Columns>
        <ClinicPeople clinic={clinic} />
      </Stack>
    </Columns>
  );
}

interface ClinicAsideProps extends Pick<ClinicDetailsProps, 'clinic'> {
  readonly searchHref: string;
}

/** The way to book, how to reach the clinic and when it is open; beside each other where both have the room. */
function ClinicAside({ clinic, searchHref }: ClinicAsideProps): ReactNode {
  const t = useTranslations('clinics.clinic');
  const { customerServicePhone: phone, customerServiceHours } = useBrand();
  const hoursTitle = useId();
  const { hours } = clinic;
  return (
    <Card>
      <Columns layout={{ small: 'halves' }}>
        <Stack gap="medium">
          <ButtonLink href={searchHref} size="large" isFullWidth icon={<CalendarAddIcon />}>
            {t('book')}
          </ButtonLink>
          <Stack gap="xxsmall" align="start">
            <ExternalLink href={mapAddressOf(clinic)} isStandalone>
              {t('map')}
            </ExternalLink>
            <Text>
              {t('phone')} <PhoneText>{phone}</PhoneText>
            </Text>
            <Text size="small" tone="muted">
              {customerServiceHours}
            </Text>
          </Stack>
        </Stack>
        {hours && (
          <Stack as="section" gap="small" aria-labelledby={hoursTitle}>
            <Heading level={2} size={4} id={hoursTitle}>
              {t('hours')}
            </Heading>
            <OpeningTimes hours={hours} />
          </Stack>
        )}
      </Columns>
    </Card>
  );
}

interface ToldProps {
  readonly title: string;
  /** Null where the clinic tells nothing of it: then there is no heading either. */
  readonly text: string | null;
}

/** Something that the clinic tells in its own words. */
function Told({ title, text }: ToldProps): ReactNode {
  const heading = useId();
  if (text === null) return null;
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Heading level={2} size={3} id={heading}>
        {title}
      </Heading>
      <Text keepsLines>{text}</Text>
    </Stack>
  );
}
