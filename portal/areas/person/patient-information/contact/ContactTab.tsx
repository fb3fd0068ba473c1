import { Columns } from '@portal/design-system/Columns';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useMemo } from 'react';
import { together } from '#client/calls/together.ts';
import { useCall } from '#client/calls/use-call.ts';
import { InformationPending } from '../tab/InformationPending.tsx';
import { useAnchor } from '../tab/use-anchor.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { OwnContact } from './OwnContact.tsx';

export interface ContactTabProps {
  /** What other features have of how the patient is known and logs in: below the contact details. */
  readonly below: ReactNode;
  /** What other features have to show of the patient's own, below that; where there is room beside it. */
  readonly children: ReactNode;
}

/** Who the patient is and how they are reached; of a child, who their guardians are. */
export function ContactTab({ below, children }: ContactTabProps): ReactNode {
  const user = useCall('GET /api/user');
  const guardians = useCall('GET /api/user/guardians');
  const information = useMemo(
    () => user.data && guardians.data && { ...user.data, ...guardians.data },
    [user.data, guardians.data],
  );
  useAnchor(information !== undefined);

  if (!information) return <InformationPending answer={together(user, guardians)} />;
  const { patient, isMinor } = information;
  const hasGuardians = isMinor || information.guardians.length + information.otherGuardians.length > 0;
  return (
    <Columns layout={{ small: 'one', medium: 'halves' }}>
      <Stack gap="large">
        <BasicInformation patient={patient} />
        <OwnContact information={information} hasGuardians={hasGuardians} />
        {below}
      </Stack>
      <Stack gap="large">{children}</Stack>
    </Columns>
  );
}
