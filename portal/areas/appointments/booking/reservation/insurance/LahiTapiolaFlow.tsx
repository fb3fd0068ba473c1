import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Spinner } from '@portal/design-system/Spinner';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { InsurerTerms } from '#areas/appointments/shared/insurance/insurer-terms.ts';
import { mayBeAboutPermit } from '#areas/appointments/shared/insurance/permits.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { useReservationHref } from '../use-booking-type.ts';
import type { AvailableTime, Reservation } from '../use-reservation.ts';
import { PermitField } from './PermitField.tsx';
import { ReimbursementField } from './ReimbursementField.tsx';
import { useLahiTapiola } from './use-lahitapiola.ts';

export interface LahiTapiolaFlowProps {
  readonly form: Reservation;
  readonly time: AvailableTime;
  readonly reimbursements: InsurerTerms['reimbursements'];
}

/** The states in which a permit may be applied for. */
const OPEN_TO_APPLY = ['INSURANCE_FOUND_NO_PERMITS', 'DENIED', 'CANCELED'];

/** Direct compensation by LähiTapiola: its permits, or the way to its page where one is applied for. */
export function LahiTapiolaFlow({ form, time, reimbursements }: LahiTapiolaFlowProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance');
  const lang = useLanguage();
  const { id, startDate, specialtyData } = time.appointment;
  const { state, permits, isAsking, again } = useLahiTapiola(helsinkiDay(new Date(startDate)));
  const redirectTo = useReservationHref()(id);
  const isPermitted = state === 'INSURANCE_FOUND_WITH_PERMITS';
  const { reimbursement, permit } = form.values;
  const mayMatch = mayBeAboutPermit(specialtyData.specialties.map(({ code }) => code));

  // Nobody is billed without a permit, nor pays themself for not having noticed that there is one; one that is plainly not for
  // the visit is not proposed.
  const settle = useEffectEvent(() => {
    if (isPermitted && reimbursement === null && mayMatch)
      form.change({ reimbursement: 'USE_REIMBURSEMENT' });
    if (!isPermitted && reimbursement !== null) form.change({ reimbursement: null });
    // Which of several it is, the patient says.
    const [only, other] = permits;
    const isThere = permits.some(({ contentHash }) => contentHash === permit);
    if (!isThere) form.change({ permit: only && !other ? only.contentHash : null, directFor: null });
  });
  useEffect(() => {
    if (state !== 'NOT_ASKED') settle();
  }, [state]);

  if (state === 'NOT_ASKED') return <Spinner label={t('lahitapiola.checking')} isLabelVisible />;
  const apply = new URLSearchParams({ redirectTo, channel: 'w', lang });
  return (
    <Stack>
      <Notice tone={isPermitted ? 'success' : 'info'} role="status" title={t(`lahitapiola.${state}.title`)}>
        <Stack gap="small" align="start">
          <Text>{t(`lahitapiola.${state}.text`)}</Text>
          {OPEN_TO_APPLY.includes(state) && (
            <>
              <Text size="small">{t('lahitapiola.applyText')}</Text>
              <ButtonLink
                href={`/api/insurance/lahitapiola-apply-permit?${apply}`}
                tone="outline"
                size="small"
                isDocument
              >
                {t('lahitapiola.apply')}
              </ButtonLink>
            </>
          )}
          {state === 'ERROR' && (
            <Button tone="outline" size="small" isLoading={isAsking} onPress={again}>
              {t('again')}
            </Button>
          )}
        </Stack>
      </Notice>
      {isPermitted && (
        <>
          <ReimbursementField form={form} terms={{ reimbursements, needsChoice: true }} />
          {reimbursement === 'USE_REIMBURSEMENT' && <PermitField form={form} time={time} permits={permits} />}
        </>
      )}
    </Stack>
  );
}
