import { Card } from '@portal/design-system/Card';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { NoticeChoice } from './NoticeChoice.tsx';

/** In one's own information: how one hears of what is new. Nothing while somebody acts for a child. */
export function NoticeSetting(): ReactNode {
  const t = useTranslations('record-news');
  const title = useId();
  const { actingFor } = useSession();
  const { data, error, isRefreshing, retry } = useCall(actingFor ? null : 'GET /api/record-notices');
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
        {data && <NoticeChoice state={data} />}
        {!data && error && <ErrorState title={t('error')} onRetry={retry} isRetrying={isRefreshing} />}
        {!data && !error && (
          <SkeletonGroup>
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
      </Stack>
    </Card>
  );
}
