import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { formatDate } from '@portal/design-system/DateTime';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Hero } from '@portal/design-system/Hero';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useIsBuilt, useLanguage, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AddToCalendar } from '#components/AddToCalendar.tsx';
import { mapAddress } from '#domain/appointments/directions.ts';
import { AppointmentSummary } from '../reservation/AppointmentSummary.tsx';
import type { ReservationDetails } from '../reservation-contract.ts';
import { NextSteps } from './NextSteps.tsx';

export interface BookedViewProps {
  readonly details: ReservationDetails;
}

/** A booking that was made: what, where, when, and what happens next. */
export function BookedView({ details }: BookedViewProps): ReactNode {
  const t = useTranslations('booking');
  const language = useLanguage();
  const { cancellationNoticeHours } = useBrand();
  const { sessionScope } = useSession();
  const isBuilt = useIsBuilt();
  const href = useHref();
  const { appointment, appointmentId, token } = details;
  const { clinic, isRemote, locationType, startDate } = appointment;
  const isAnonymous = token !== null;
  const view = token
    ? href('anonymous-view-appointment-page', { token })
    : href('appointment', { ids: appointmentId });
  const hasView = isBuilt(isAnonymous ? 'anonymous-view-appointment-page' : 'appointment');
  const mayCancelHere = !isAnonymous && sessionScope !== 'inAppBooking';

  return (
    <Stack gap={{ small: 'large', large: 'xlarge' }}>
      <Hero
        tone="success"
        illustration="success"
        title={t('success.title')}
        lead={t(isRemote ? 'success.leadRemote' : 'success.lead', {
          day: formatDate(startDate, 'day', language),
          time: formatDate(startDate, 'time', language),
        })}
      />
      <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
        <AppointmentSummary appointment={appointment} title={t('success.summary')}>
          {clinic.address && (
            <ExternalLink href={mapAddress(clinic.address)} isStandalone>
              {t('success.directions')}
            </ExternalLink>
          )}
        </AppointmentSummary>
        <Card padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
          <Stack gap="large">
            <NextSteps
              locationType={locationType}
              isRemote={isRemote}
              clinicNote={clinic.cmsContent}
              cancellationNoticeHours={cancellationNoticeHours}
            />
            <Inline>
              {hasView && <ButtonLink href={view}>{t('success.view')}</ButtonLink>}
              <AddToCalendar appointment={appointment} id={appointmentId} identity={details.calendar} />
              {hasView && mayCancelHere && (
                <ButtonLink href={view} tone="tertiary">
                  {t('success.cancel')}
                </ButtonLink>
              )}
            </Inline>
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}
