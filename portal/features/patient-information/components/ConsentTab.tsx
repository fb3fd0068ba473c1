import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#contract/client/app-context.ts';
import { useCall } from '#contract/client/use-call.ts';
import { AccessLog } from './AccessLog.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { DownloadData } from './DownloadData.tsx';
import { InformationError } from './InformationError.tsx';
import { InformationSkeleton } from './InformationSkeleton.tsx';
import { OwnConsents } from './OwnConsents.tsx';
import { useAnchor } from './use-anchor.ts';

/** What the patient allows, and what they may know and demand of their data. */
export function ConsentTab(): ReactNode {
  const t = useTranslations('patient-information');
  const { actingFor } = useSession();
  const user = useCall('GET /api/user');
  const consents = useCall('GET /api/user/consent');
  const isThere = user.data !== undefined && consents.data !== undefined;
  useAnchor(isThere);

  if (!user.data || !consents.data) {
    if (!user.error && !consents.error) return <InformationSkeleton />;
    const retry = () => {
      user.retry();
      consents.retry();
    };
    return <InformationError onRetry={retry} isRetrying={user.isRefreshing || consents.isRefreshing} />;
  }
  const { consentStatus } = consents.data;
  return (
    <Stack gap="large">
      {consentStatus !== 'ok' && (
        <Notice tone="warning">{t(`consents.${consentStatus === 'missing' ? 'never' : 'outdated'}`)}</Notice>
      )}
      <OwnConsents state={consents.data} />
      <ConsentHistory state={consents.data} />
      <AccessLog />
      {!actingFor && (
        <>
          <DownloadData />
          <AccountDeletion requestedAt={user.data.deletionRequestedAt} />
        </>
      )}
    </Stack>
  );
}
