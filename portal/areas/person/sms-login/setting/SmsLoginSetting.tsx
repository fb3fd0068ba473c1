import { Card } from '@portal/design-system/Card';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { SettingState } from './SettingState.tsx';

/**
 * SMS login in one's own information: how it stands, and the way to turn it on, change its number or turn it off. Its
 * page declares `smsLoginCalls` and the messages `sms-login`. Nothing while somebody acts for a child.
 */
export function SmsLoginSetting(): ReactNode {
  const t = useTranslations('sms-login.setting');
  const title = useId();
  const { actingFor } = useSession();
  const { data, error, isRefreshing, retry } = useCall(actingFor ? null : 'GET /api/mfa');
  if (actingFor) return null;
  if (data) return <SettingState status={data} onChanged={retry} />;
  return (
    <Card as="section" aria-labelledby={error ? undefined : title}>
      {error ? (
        <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
          {t('error.text')}
        </ErrorState>
      ) : (
        <SkeletonGroup>
          <Stack gap="small">
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonGroup>
      )}
    </Card>
  );
}
