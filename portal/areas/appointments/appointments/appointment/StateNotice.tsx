import { ButtonLink } from '@portal/design-system/ButtonLink';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { AppointmentState } from './appointment-state.ts';

/** Why an appointment will not be, or that it has been; nothing for a coming one. */
export function StateNotice({ state }: { readonly state: AppointmentState }): ReactNode {
  const t = useTranslations('appointments.detail');
  const href = useHref();
  const { actingFor } = useSession();
  if (state === 'coming') return null;
  if (state === 'past') return <Notice>{t('past')}</Notice>;
  const isClinics = state === 'cancelledByClinic';
  const patients = actingFor ? 'patientCancelled.childTitle' : 'patientCancelled.title';
  return (
    <Notice tone={isClinics ? 'warning' : 'info'} title={t(isClinics ? 'clinicCancelled.title' : patients)}>
      <Stack gap="small" align="start">
        <Text>{t(isClinics ? 'clinicCancelled.text' : 'patientCancelled.text')}</Text>
        <ButtonLink
          href={href('appointment-reservation-landing-page')}
          tone="secondary"
          icon={<CalendarAddIcon />}
        >
          {t('bookNew')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
