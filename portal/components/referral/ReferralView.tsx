import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import type { CallState } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordWords } from '../record/RecordWords.tsx';
import { WithholdPart } from '../withholding/WithholdPart.tsx';
import { ReferralFacts } from './ReferralFacts.tsx';

const LISTS = { laboratory: 'lab-list', imaging: 'imaging-list' } as const;

export interface ReferralViewProps {
  /** The list that it is of. */
  readonly of: Referral['type'];
  /** How the call for it stands. */
  readonly answer: CallState<Referral>;
}

/** The page of one referral, or that it is loading, could not be loaded, or is not there. */
export function ReferralView({ of, answer }: ReferralViewProps): ReactNode {
  const t = useTranslations('referral');
  const href = useHref();
  const { data, error, retry, isRefreshing } = answer;
  const isNotFound = error instanceof ProblemError && ['notFound', 'malformed'].includes(error.code);
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="xsmall" align="start">
          <TextLink href={href(LISTS[of])} isStandalone icon={<ArrowLeftIcon size="small" />}>
            {t(`all.${of}`)}
          </TextLink>
          <Heading level={1}>
            {data?.title ? <RecordWords>{data.title}</RecordWords> : t('documentTitle')}
          </Heading>
        </Stack>
        {data && <ReferralFacts referral={data} />}
        {data && <WithholdPart what={`entry-${data.id}`} />}
        {!data && isNotFound && (
          <Card>
            <EmptyState title={t('notFound.title')}>{t('notFound.text')}</EmptyState>
          </Card>
        )}
        {!data && error && !isNotFound && (
          <Card>
            <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
        {!data && !error && (
          <SkeletonGroup label={t('loading')}>
            <Card>
              <Stack gap="medium">
                <Skeleton width="half" />
                <Skeleton width="half" />
                <Skeleton shape="block" />
              </Stack>
            </Card>
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}
