import { Heading } from '@portal/design-system/Heading';
import { List } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { LocationType } from '#contract/appointment.ts';

export interface NextStepsProps {
  readonly locationType: LocationType;
  readonly isRemote: boolean;
  /** What the clinic wants its patients to know before they come. */
  readonly clinicNote: string | null;
  readonly cancellationNoticeHours: number;
}

/** What happens after a booking, in the order in which it happens. */
export function NextSteps(props: NextStepsProps): ReactNode {
  const { locationType, isRemote, clinicNote, cancellationNoticeHours } = props;
  const t = useTranslations('booking.success.next');
  const title = useId();
  const meeting = locationType === 'phoneAppointment' ? 'phone' : isRemote ? 'remote' : 'arrive';
  return (
    <Stack as="section" gap="small" aria-labelledby={title}>
      <Heading level={2} size={3} id={title}>
        {t('title')}
      </Heading>
      <List kind="number" gap="small">
        <li>{t('confirmation')}</li>
        <li>{t(meeting)}</li>
        {clinicNote && <li>{clinicNote}</li>}
        <li>{t('cancel', { hours: cancellationNoticeHours })}</li>
      </List>
    </Stack>
  );
}
