import { Card } from '@portal/design-system/Card';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Heading } from '@portal/design-system/Heading';
import { KeyFigure } from '@portal/design-system/KeyFigure';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type {
  Appointment,
  AvailableAppointment,
} from '#areas/appointments/shared/appointments/appointment.ts';
import { mapAddress } from '#areas/appointments/shared/appointments/directions.ts';
import { isVisit } from '#areas/appointments/shared/appointments/visit.ts';
import { joiningRule } from '#areas/appointments/shared/visit-rules/joining.ts';
import { PageLink } from '#components/PageLink.tsx';
import { PlaceIcon } from '#components/PlaceIcon.tsx';
import { JoiningText } from '#components/visit-rules/JoiningText.tsx';
import { REMOTE_TEXTS } from '../remote-texts.ts';

// A drawing can do nothing: its code comes apart from the page's.
const loadFacade = () => import('@portal/design-system/Facade').then((module) => module.Facade);

export interface PlaceCardProps
  extends Pick<AvailableAppointment, 'clinic' | 'isRemote' | 'locationType' | 'isCovidTestAppointment'> {
  /** Where to go inside the clinic. */
  readonly room?: string | null;
  /** What one sees and reads on the way there. Default: nothing. */
  readonly entrance?: NonNullable<Appointment['clinic']>['entrance'];
  /** The way there or in, and what to know before, stand elsewhere on the page. Default: false. */
  readonly isBrief?: boolean;
}

/** Where to be, how to get there and what the clinic wants its patients to know before. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  const { clinic, isRemote, locationType, isCovidTestAppointment, room, entrance, isBrief = false } = props;
  const tRule = useTranslations('visit-rules');
  const t = useTranslations('appointments');
  const { address, cmsContent } = clinic;
  const isVisited = isVisit(props);
  const joining = joiningRule({ isRemote, locationType });
  return (
    <Card>
      <Stack gap="medium">
        {isVisited && entrance && (
          <Visible on="screen">
            <LazyPart
              load={loadFacade}
              props={{ of: clinic.id, hasRamp: entrance.hasRamp, hasParking: entrance.hasParking }}
              isServed
              isSilent
            />
          </Visible>
        )}
        <Media
          start={
            <Medallion>
              <PlaceIcon type={locationType} size="large" />
            </Medallion>
          }
        >
          {isVisited && (
            <Text size="small" tone="muted">
              {t(`place.${locationType}`)}
            </Text>
          )}
          <Heading level={2} size={4}>
            {isVisited ? (
              <PageLink page="clinic" slug={clinic.slug}>
                {clinic.name}
              </PageLink>
            ) : (
              t(`place.${locationType}`)
            )}
          </Heading>
        </Media>
        {!isVisited && <Text>{t(`detail.remoteWhere.${REMOTE_TEXTS[locationType]}`)}</Text>}
        {joining && !(isBrief && joining === 'joining') && (
          <Text>
            <JoiningText rule={joining} />
          </Text>
        )}
        {isVisited && address && (
          <Stack gap="none" align="start">
            <Text>{address.streetAddress}</Text>
            <Text>
              {address.postalCode} {address.postOffice}
            </Text>
            {!isBrief && (
              <Visible on="screen">
                <ExternalLink href={mapAddress(address)} isStandalone>
                  {t('detail.directions')}
                </ExternalLink>
              </Visible>
            )}
          </Stack>
        )}
        {isVisited && entrance?.directions && <Text keepsLines>{entrance.directions}</Text>}
        {isVisited && address && room && <KeyFigure label={t('detail.room')}>{room}</KeyFigure>}
        {isCovidTestAppointment && isVisited && !isBrief && <Text>{tRule('covidTest')}</Text>}
        {cmsContent && !isBrief && (
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
