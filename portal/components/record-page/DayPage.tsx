import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { Downloads } from '../downloads/Downloads.tsx';
import { WithholdPart } from '../withholding/WithholdPart.tsx';
import { AskAbout } from './AskAbout.tsx';
import { RecordPage, type RecordPageProps } from './RecordPage.tsx';

export interface DayPageProps<Answer>
  extends Pick<RecordPageProps<Answer>, 'heading' | 'answer' | 'failed' | 'notFound' | 'children'> {
  /** What is saved and withheld. */
  readonly of: 'laboratory' | 'imaging';
  /** In Helsinki: `2026-10-15`. */
  readonly date: string;
  /** What explains it, beside it on wide screens. */
  readonly explanation?: (answer: Answer) => ReactNode;
  /** Announced while it loads. */
  readonly loading: string;
}

/** The page of a day's results or examinations, with the ways to save them and to withhold them from guardians. */
export function DayPage<Answer>({
  of,
  date,
  loading,
  explanation,
  ...page
}: DayPageProps<Answer>): ReactNode {
  const skeleton = (
    <SkeletonGroup label={loading}>
      <Card>
        <Stack gap="medium">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
  return (
    <RecordPage
      kind="entry"
      skeleton={skeleton}
      aside={(answer) => (
        <>
          {explanation?.(answer)}
          <AskAbout about={of} date={date} />
          <Downloads document={of} of={date} />
          <WithholdPart what={`${of}-${date}`} />
        </>
      )}
      {...page}
    />
  );
}
