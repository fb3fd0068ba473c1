import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { formatSpoken } from '#contract/time/time-format.ts';

export interface CurrentTimeProps {
  /** As it is booked. */
  readonly appointment: Appointment;
  /** What becomes of it. */
  readonly children: ReactNode;
}

/** The time that the patient has, beside the one that would replace it. */
export function CurrentTime({
  appointment: { startDate, practitioner, clinic },
  children,
}: CurrentTimeProps): ReactNode {
  const t = useTranslations('booking.move');
  const lang = useLanguage();
  return (
    <Stack gap="small">
      <Heading level={2} size={3}>
        {t('current')}
      </Heading>
      <DefinitionList
        items={[
          { term: t('when'), description: capitalised(formatSpoken(new Date(startDate), lang)) },
          ...(practitioner ? [{ term: t('who'), description: practitioner.name }] : []),
          ...(clinic ? [{ term: t('where'), description: clinic.name }] : []),
        ]}
      />
      {children}
    </Stack>
  );
}
