import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import type { CallState } from '#client/calls/use-call.ts';
import type { AnswerPendingProps } from '../answer/AnswerPending.tsx';
import { RecordDays, type RecordDaysProps } from '../record-block/RecordDays.tsx';
import { ReferralList } from '../referral/ReferralList.tsx';
import { RecordPage } from './RecordPage.tsx';

interface DayList<Day> {
  readonly referrals: readonly Referral[];
  /** The latest first. */
  readonly days: readonly Day[];
}

export interface DayListPageProps<Day> extends Pick<RecordDaysProps<Day>, 'row' | 'useOlder'> {
  /** The call that asks for both. */
  readonly answer: CallState<DayList<Day>>;
  /** Said where it could not be loaded. */
  readonly failed: AnswerPendingProps['failed'];
  /** Headings of the page and of its days, what is said where there are none, what is announced while it loads. */
  readonly texts: RecordDaysProps<Day>['texts'] & Record<'title' | 'results' | 'none' | 'loading', string>;
}

/** The page of all days with results or examinations, below the referrals that are valid. */
export function DayListPage<Day>({ answer, failed, texts, ...rows }: DayListPageProps<Day>): ReactNode {
  const results = useId();
  const skeleton = (
    <SkeletonGroup label={texts.loading}>
      <Stack gap="large">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
  return (
    <RecordPage
      kind="list"
      heading={<Heading level={1}>{texts.title}</Heading>}
      answer={answer}
      failed={failed}
      skeleton={skeleton}
    >
      {({ referrals, days }) => (
        <>
          <ReferralList referrals={referrals} />
          <Stack as="section" gap="small" aria-labelledby={results}>
            <Heading level={2} size={3} id={results}>
              {texts.results}
            </Heading>
            {days.length > 0 ? (
              <RecordDays days={days} labelledBy={results} texts={texts} {...rows} />
            ) : (
              <Card>
                <Text tone="muted">{texts.none}</Text>
              </Card>
            )}
          </Stack>
        </>
      )}
    </RecordPage>
  );
}
