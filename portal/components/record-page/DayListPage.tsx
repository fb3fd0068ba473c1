import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import type { CallState } from '#client/calls/use-call.ts';
import type { AnswerPendingProps } from '../answer/AnswerPending.tsx';
import { NewFirst } from '../record/NewFirst.tsx';
import { RecordDays, type RecordDaysProps } from '../record-block/RecordDays.tsx';
import { ReferralList } from '../referral/ReferralList.tsx';
import { OpeningWords } from './OpeningWords.tsx';
import { RecordPage } from './RecordPage.tsx';
import { SearchRecord, type SearchRecordProps } from './SearchRecord.tsx';

interface Newness {
  /** Something of it has come that the reader has not seen. */
  readonly isNew: boolean;
}

interface DayList<Day extends Newness> {
  readonly referrals: readonly Referral[];
  /** The latest first. */
  readonly days: readonly Day[];
}

export interface DayListPageProps<Day extends Newness>
  extends Pick<RecordDaysProps<Day>, 'row' | 'useOlder'> {
  /** The call that asks for both. */
  readonly answer: CallState<DayList<Day>>;
  /** Said where it could not be loaded. */
  readonly failed: AnswerPendingProps['failed'];
  /** What it is a list of. */
  readonly kind: SearchRecordProps['kind'];
  /** What explains the results, beside them on wide screens. */
  readonly explanation?: (days: readonly Day[]) => ReactNode;
  /** Of an answer, what matters first. */
  readonly fact: (days: readonly Day[]) => ReactNode;
  /** Headings of the page and of its days, what is said where there are none, what is announced while it loads. */
  readonly texts: RecordDaysProps<Day>['texts'] & Record<'title' | 'results' | 'none' | 'loading', string>;
}

/** The page of all days with results or examinations, below the referrals that are valid. */
export function DayListPage<Day extends Newness>(props: DayListPageProps<Day>): ReactNode {
  const { answer, failed, texts, kind, explanation, fact, ...rows } = props;
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
      illustration="record"
      heading={<OpeningWords title={texts.title} fact={answer.data && fact(answer.data.days)} />}
      answer={answer}
      failed={failed}
      skeleton={skeleton}
      aside={({ days }) => (
        <>
          {explanation?.(days)}
          <SearchRecord kind={kind} />
        </>
      )}
    >
      {({ referrals, days }) => (
        <>
          <NewFirst rows={days.filter(({ isNew }) => isNew).map(rows.row)} />
          <ReferralList referrals={referrals} />
          <Stack as="section" gap="small" aria-labelledby={results}>
            <Heading level={2} size={3} id={results}>
              {texts.results}
            </Heading>
            {days.length > 0 ? (
              <RecordDays
                days={days}
                isShown={({ isNew }) => !isNew}
                labelledBy={results}
                texts={texts}
                {...rows}
              />
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
