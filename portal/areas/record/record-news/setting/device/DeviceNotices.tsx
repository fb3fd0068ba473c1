import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { DeviceChoice } from './DeviceChoice.tsx';

/** On which devices notices are shown: this one by a switch, and a list of all. */
export function DeviceNotices(): ReactNode {
  const t = useTranslations('record-news.device');
  const answer = useCall('GET /api/push-devices');
  return (
    <Stack gap="small">
      <Heading level={3} size={4}>
        {t('title')}
      </Heading>
      <AnswerView answer={answer} failed={{ title: t('error') }} isBare>
        {({ devices, key }) =>
          key === null ? <Text>{t('notOffered')}</Text> : <DeviceChoice devices={devices} serverKey={key} />
        }
      </AnswerView>
    </Stack>
  );
}
