import { Card } from '@portal/design-system/Card';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { RecordDays } from '#components/record-block/RecordDays.tsx';
import { ReferralList } from '#components/referral/ReferralList.tsx';
import { useDayRow } from './use-day-row.tsx';

export const page = definePage({
  key: 'imaging-list',
  messages: ['imaging', 'referral'],
  calls: () => [call('GET /api/imaging')],
  title: (t) => t('imaging.title'),
  Component: ImagingPage,
});

const useOlder = (offset: number) => useCall('GET /api/imaging', { query: { offset } });

/** The patient's imaging referrals that are valid, and the days with examinations. */
function ImagingPage(): ReactNode {
  const t = useTranslations('imaging');
  const { data, error, isRefreshing, retry } = useCall('GET /api/imaging');
  const row = useDayRow();
  const results = useId();
  return (
    <Page width="prose">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Heading level={1}>{t('title')}</Heading>
        {data && (
          <>
            <ReferralList referrals={data.referrals} />
            <Stack as="section" gap="small" aria-labelledby={results}>
              <Heading level={2} size={3} id={results}>
                {t('results')}
              </Heading>
              {data.days.length > 0 ? (
                <RecordDays
                  days={data.days}
                  row={row}
                  useOlder={useOlder}
                  labelledBy={results}
                  texts={{
                    more: t('more'),
                    failed: t('moreFailed'),
                    shown: (count) => t('moreLoaded', { count }),
                  }}
                />
              ) : (
                <Card>
                  <Text tone="muted">{t('none')}</Text>
                </Card>
              )}
            </Stack>
          </>
        )}
        {!data && error && (
          <Card>
            <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
        {!data && !error && (
          <SkeletonGroup label={t('loading')}>
            <Stack gap="large">
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}
