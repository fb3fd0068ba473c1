import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AccessLog } from '../access-log/AccessLog.tsx';
import { AccountDeletion } from '../own-data/AccountDeletion.tsx';
import { DownloadData } from '../own-data/DownloadData.tsx';
import { InformationError } from '../tab/InformationError.tsx';
import { InformationSkeleton } from '../tab/InformationSkeleton.tsx';
import { useAnchor } from '../tab/use-anchor.ts';
import { ConsentHistory } from './ConsentHistory.tsx';
import { OwnConsents } from './OwnConsents.tsx';

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
