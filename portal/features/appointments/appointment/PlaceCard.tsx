import { Card } from '@portal/design-system/Card';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Heading } from '@portal/design-system/Heading';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { JoiningText } from '#components/visit-rules/JoiningText.tsx';
import type { AvailableAppointment, LocationType } from '#domain/appointments/appointment.ts';
import { mapAddress } from '#domain/appointments/directions.ts';
import { isJoined } from '#domain/visit-rules/joining.ts';

export interface PlaceCardProps
  extends Pick<AvailableAppointment, 'clinic' | 'isRemote' | 'locationType' | 'isCovidTestAppointment'> {
  /** Where to go inside the clinic. */
  readonly room?: string | null;
  /** Place of its title in the page's outline. Default: 2. */
  readonly level?: 2 | 3;
}

const REMOTE_TEXT = {
  phoneAppointment: 'phone',
  videoAppointment: 'video',
  remoteAppointment: 'remote',
  meetingAppointment: 'remote',
  physicalLocation: 'remote',
} as const satisfies Record<LocationType, string>;

/** Where to be, how to get there and what the clinic wants its patients to know before. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  const { clinic, isRemote, locationType, isCovidTestAppointment, room, level = 2 } = props;
  const tRule = useTranslations('visit-rules');
  const t = useTranslations('appointments');
  const { address, cmsContent } = clinic;
  return (
    <Card>
      <Stack gap="medium">
        <Media
          start={
            <Medallion>
              <PlaceIcon type={locationType} size="large" />
            </Medallion>
          }
        >
          {!isRemote && (
            <Text size="small" tone="muted">
              {t(`place.${locationType}`)}
            </Text>
          )}
          <Heading level={level} size={4}>
            {isRemote ? t(`place.${locationType}`) : clinic.name}
          </Heading>
        </Media>
        {isRemote && <Text>{t(`detail.remoteWhere.${REMOTE_TEXT[locationType]}`)}</Text>}
        {isJoined({ isRemote, locationType }) && (
          <Text>
            <JoiningText />
          </Text>
        )}
        {!isRemote && address && (
          <Stack gap="none" align="start">
            <Text>{address.streetAddress}</Text>
            <Text>
              {address.postalCode} {address.postOffice}
            </Text>
            {room && (
              <Text weight="strong">
                {t('detail.room')}: {room}
              </Text>
            )}
            <ExternalLink href={mapAddress(address)} isStandalone>
              {t('detail.directions')}
            </ExternalLink>
          </Stack>
        )}
        {isCovidTestAppointment && !isRemote && <Text>{tRule('covidTest')}</Text>}
        {cmsContent && (
          <Notice title={t('detail.arrival')}>
            <Text size="small" keepsLines>
              {cmsContent}
            </Text>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
