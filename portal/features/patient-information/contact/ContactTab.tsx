import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useCall } from '#client/calls/use-call.ts';
import { InformationError } from '../tab/InformationError.tsx';
import { InformationSkeleton } from '../tab/InformationSkeleton.tsx';
import { useAnchor } from '../tab/use-anchor.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { ContactForm } from './ContactForm.tsx';

export interface ContactTabProps {
  /** What other features have to show of the patient's own, below the form. */
  readonly children?: ReactNode;
}

/** Who the patient is and how they are reached; of a child, who their guardians are. */
export function ContactTab({ children }: ContactTabProps): ReactNode {
  const user = useCall('GET /api/user');
  const guardians = useCall('GET /api/user/guardians');
  const isThere = user.data !== undefined && guardians.data !== undefined;
  useAnchor(isThere);

  if (!user.data || !guardians.data) {
    if (!user.error && !guardians.error) return <InformationSkeleton />;
    const retry = () => {
      user.retry();
      guardians.retry();
    };
    return <InformationError onRetry={retry} isRetrying={user.isRefreshing || guardians.isRefreshing} />;
  }
  const { patient, isMinor, contactSavePath, isContactHidden } = user.data;
  const information = { patient, contactSavePath, isContactHidden, ...guardians.data };
  const hasGuardians = isMinor || information.guardians.length + information.otherGuardians.length > 0;
  return (
    <Stack gap="large">
      <BasicInformation patient={patient} />
      <ContactForm information={information} hasGuardians={hasGuardians} />
      {children}
    </Stack>
  );
}
