import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { StepList } from '@portal/design-system/StepList';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';
import { joiningRule } from '#areas/appointments/shared/visit-rules/joining.ts';
import { JoiningText } from '#components/visit-rules/JoiningText.tsx';

export interface NextStepsProps {
  readonly locationType: LocationType;
  readonly isRemote: boolean;
  readonly isCovidTestAppointment: boolean;
  /** What the clinic wants its patients to know before they come. */
  readonly clinicNote: string | null;
  /** The contact was typed without logging in, so a text message follows, too. */
  readonly isContactTyped: boolean;
  /** What cancelling late and not coming cost. */
  readonly cancellingRule: ReactNode;
}

/** What happens after a booking, in the order in which it happens. */
export function NextSteps(props: NextStepsProps): ReactNode {
  const { locationType, isRemote, isCovidTestAppointment, clinicNote, isContactTyped, cancellingRule } =
    props;
  const t = useTranslations('booking.success.next');
  const tRule = useTranslations('visit-rules');
  const title = useId();
  const meeting = locationType === 'phoneAppointment' ? 'phone' : isRemote ? 'remote' : 'arrive';
  const joining = joiningRule(props);
  const isTestedHere = isCovidTestAppointment && meeting === 'arrive';
  return (
    <Stack as="section" gap="medium" aria-labelledby={title}>
      <Heading level={2} size={3} id={title}>
        {t('title')}
      </Heading>
      <StepList
        steps={[
          { id: 'confirmation', text: t(isContactTyped ? 'confirmationTyped' : 'confirmation') },
          ...(joining ? [{ id: 'joining', text: <JoiningText rule={joining} /> }] : []),
          { id: 'meeting', text: isTestedHere ? tRule('covidTest') : t(meeting) },
          ...(clinicNote ? [{ id: 'note', text: clinicNote }] : []),
          { id: 'cancel', text: cancellingRule },
        ]}
      />
    </Stack>
  );
}
