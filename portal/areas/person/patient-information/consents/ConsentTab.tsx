import { Columns } from '@portal/design-system/Columns';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { together } from '#client/calls/together.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AccessLog } from '../access-log/AccessLog.tsx';
import { InformationPending } from '../tab/InformationPending.tsx';
import { useAnchor } from '../tab/use-anchor.ts';
import { ConsentHistory } from './ConsentHistory.tsx';
import { OwnConsents } from './OwnConsents.tsx';

// It stands last: what can be pressed there is ready a moment after the consents are.
const loadOwnData = () => import('../own-data/OwnData.tsx').then(({ OwnData }) => OwnData);

export interface ConsentTabProps {
  /** What else of the patient's may be seen by others, ahead of who has seen it. */
  readonly children?: ReactNode;
}

/** What the patient allows, and what they may know and demand of their data. */
export function ConsentTab({ children }: ConsentTabProps): ReactNode {
  const t = useTranslations('patient-information');
  const { actingFor } = useSession();
  const user = useCall('GET /api/user');
  const consents = useCall('GET /api/user/consent');
  const isThere = user.data !== undefined && consents.data !== undefined;
  useAnchor(isThere);

  if (!user.data || !consents.data) return <InformationPending answer={together(user, consents)} />;
  const { consentStatus } = consents.data;
  return (
    <Stack gap="large">
      {consentStatus !== 'ok' && (
        <Notice tone="warning">{t(`consents.${consentStatus === 'missing' ? 'never' : 'outdated'}`)}</Notice>
      )}
      <Columns layout={{ small: 'one', medium: 'halves' }}>
        <Stack gap="large">
          <OwnConsents state={consents.data} />
          <ConsentHistory state={consents.data} />
        </Stack>
        <Stack gap="large">
          {children}
          <AccessLog />
          {!actingFor && (
            <LazyPart load={loadOwnData} props={{ requestedAt: user.data.deletionRequestedAt }} isServed />
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}
