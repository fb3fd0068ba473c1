import { Card } from '@portal/design-system/Card';
import { Divider } from '@portal/design-system/Divider';
import { Heading } from '@portal/design-system/Heading';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';

const loadDevices = () => import('./device/DeviceNotices.tsx').then((module) => module.DeviceNotices);

/** In one's own information: how one hears of what is new. Nothing while somebody acts for a child. */
export function NoticeSetting(): ReactNode {
  const t = useTranslations('record-news');
  const title = useId();
  const { actingFor } = useSession();
  const answer = useCall(actingFor ? null : 'GET /api/record-notices');
  if (actingFor) return null;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <Text tone="muted">{t('text')}</Text>
        </Stack>
        <AnswerView answer={answer} failed={{ title: t('error') }} isBare>
          {(state) => (
            <>
              <NoticeChoice state={state} />
              <Divider />
              <LazyPart load={loadDevices} props={{}} />
            </>
          )}
        </AnswerView>
      </Stack>
    </Card>
  );
}
