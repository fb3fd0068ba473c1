import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Hero } from '@portal/design-system/Hero';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mapAddress } from '#areas/appointments/shared/appointments/directions.ts';
import { useIsBuilt, useLanguage, useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AddToCalendar } from '#components/AddToCalendar.tsx';
import { VisitInsuranceFacts } from '#components/insurance/VisitInsuranceFacts.tsx';
import { CancellingRule } from '#components/visit-rules/CancellingRule.tsx';
import { formatOnDay, formatTime } from '#contract/time/time-format.ts';
import { AppointmentSummary } from '../reservation/AppointmentSummary.tsx';
import { CloseButton } from './CloseButton.tsx';
import { NextSteps } from './NextSteps.tsx';

type Own = AnswerOf<'GET /api/own-appointments/by-time/{id}'>['appointment'];
type Linked = Extract<
  AnswerOf<'GET /api/anon/appointment/{token}'>,
  { readonly type: 'success' }
>['appointment'];

export interface BookedViewProps {
  readonly appointment: Own | Linked;
  /** Opens it for visitors who have not signed in; null for a patient's own. */
  readonly token: string | null;
  /** What has become of saying which insurance pays, where it is no success. */
  readonly concept: 'failed' | 'denied' | null;
}

/** A booking that was made: what, where, when, and what happens next. */
export function BookedView({ appointment, token, concept }: BookedViewProps): ReactNode {
  const t = useTranslations('booking');
  const tInsurance = useTranslations('insurance');
  const language = useLanguage();
  const { sessionScope } = useSession();
  const isBuilt = useIsBuilt();
  const href = useHref();
  const { id, clinic, isRemote, locationType, startDate, endDate } = appointment;
  const day = formatOnDay(new Date(startDate), language);
  const time = formatTime(new Date(startDate), language);
  const view = token ? href('anonymous-view-appointment-page', { token }) : href('appointment', { ids: id });
  const hasView = isBuilt(token ? 'anonymous-view-appointment-page' : 'appointment');
  // The holder of a link is not told.
  const insurance = 'insurance' in appointment ? appointment.insurance : null;
  const isInApp = sessionScope === 'inAppBooking';
  const mayCancelHere = 'mayCancel' in appointment && appointment.mayCancel && !isInApp;

  return (
    <Stack gap={{ small: 'large', large: 'xlarge' }}>
      <Hero
        tone="success"
        illustration="success"
        title={t('success.title')}
        lead={
          appointment.isSpecificTime
            ? t(isRemote ? 'success.leadRemote' : 'success.lead', { day, time })
            : t('success.leadBetween', { day, start: time, end: formatTime(new Date(endDate), language) })
        }
      />
      {concept && (
        <Notice tone="warning" title={t(`success.concept.${concept}.title`)}>
          {t(`success.concept.${concept}.text`)}
        </Notice>
      )}
      <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
        <AppointmentSummary appointment={appointment} title={t('success.summary')}>
          {insurance && (
            <DefinitionList
              items={[
                {
                  term: tInsurance('title'),
                  description: <VisitInsuranceFacts insurance={insurance} startDate={startDate} />,
                },
              ]}
            />
          )}
          {clinic.address && (
            <Visible on="screen">
              <ExternalLink href={mapAddress(clinic.address)} isStandalone>
                {t('success.directions')}
              </ExternalLink>
            </Visible>
          )}
        </AppointmentSummary>
        <Card padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
          <Stack gap="large">
            <NextSteps
              locationType={locationType}
              isRemote={isRemote}
              isCovidTestAppointment={appointment.isCovidTestAppointment}
              clinicNote={clinic.cmsContent}
              isContactTyped={token !== null}
              cancellingRule={<CancellingRule appointment={appointment} />}
            />
            <Inline stacksBelow="medium">
              {hasView && <ButtonLink href={view}>{t('success.view')}</ButtonLink>}
              <AddToCalendar
                appointment={{ ...appointment, notes: [] }}
                id={id}
                identity={appointment.calendar}
              />
              {isInApp && <CloseButton />}
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
