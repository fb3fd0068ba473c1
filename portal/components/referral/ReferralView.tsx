import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import type { CallState } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { BackHeading } from '../BackHeading.tsx';
import { RecordWords } from '../record/RecordWords.tsx';
import { RecordPage } from '../record-page/RecordPage.tsx';
import { WithholdPart } from '../withholding/WithholdPart.tsx';
import { ReferralFacts } from './ReferralFacts.tsx';
import { ReferralWriter } from './ReferralWriter.tsx';

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
  const title = answer.data?.title;
  return (
    <RecordPage
      kind="entry"
      heading={
        <BackHeading
          back={{ href: href(LISTS[of]), label: t(`all.${of}`) }}
          title={title ? <RecordWords>{title}</RecordWords> : t('documentTitle')}
        />
      }
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      notFound={{ title: t('notFound.title'), text: t('notFound.text') }}
      skeleton={
        <SkeletonGroup label={t('loading')}>
          <Card>
            <Stack gap="medium">
              <Skeleton width="half" />
              <Skeleton width="half" />
              <Skeleton shape="block" />
            </Stack>
          </Card>
        </SkeletonGroup>
      }
      aside={(referral) => (
        <>
          <ReferralWriter referral={referral} />
          <WithholdPart what={`entry-${referral.id}`} whole={{ kind: 'referral', id: referral.id }} />
        </>
      )}
    >
      {(referral) => <ReferralFacts referral={referral} />}
    </RecordPage>
  );
}
