import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { SettingState } from './SettingState.tsx';

/**
 * SMS login in one's own information: how it stands, and the way to turn it on, change its number or turn it off. Its
 * page declares `smsLoginCalls` and the messages `sms-login`. Nothing while somebody acts for a child.
 */
export function SmsLoginSetting(): ReactNode {
  const t = useTranslations('sms-login.setting');
  const title = useId();
  const { actingFor } = useSession();
  const answer = useCall(actingFor ? null : 'GET /api/mfa');
  if (actingFor) return null;
  if (answer.data) return <SettingState status={answer.data} onChanged={answer.retry} />;
  return (
    <Card as="section" aria-labelledby={answer.error ? undefined : title}>
      <AnswerPending
        answer={answer}
        failed={{ title: t('error.title'), text: t('error.text') }}
        isBare
        skeleton={
          <SkeletonGroup>
            <Stack gap="small">
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="block" />
            </Stack>
          </SkeletonGroup>
        }
      />
    </Card>
  );
}
