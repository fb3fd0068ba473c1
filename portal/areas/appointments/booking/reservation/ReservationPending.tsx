import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Sticky } from '@portal/design-system/Sticky';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerPending, type AnswerPendingProps } from '#components/answer/AnswerPending.tsx';

const FIELDS = ['code', 'name', 'email', 'phone'];

export interface ReservationPendingProps extends Pick<AnswerPendingProps, 'answer'> {
  /** What the page is for. */
  readonly title: string;
}

/** The page of a time of which nothing is known yet, or of which the server could not be asked. */
export function ReservationPending({ title, answer }: ReservationPendingProps): ReactNode {
  const t = useTranslations('booking.reservation');
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>{title}</Heading>
        <AnswerPending
          answer={answer}
          failed={{ title: t('failed') }}
          isBare
          skeleton={<ReservationSkeleton />}
        />
      </Stack>
    </Page>
  );
}

/** Its summary and its fields in outline. */
function ReservationSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
        <Sticky place="strip">
          <Skeleton width="half" />
        </Sticky>
        <Sticky place="aside">
          <Card>
            <Stack gap="large">
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="block" />
              <Skeleton width="long" />
              <Skeleton width="half" />
            </Stack>
          </Card>
        </Sticky>
        <Card>
          <Stack gap="large">
            <Skeleton shape="heading" width="half" />
            {FIELDS.map((field) => (
              <Stack key={field} gap="xsmall">
                <Skeleton shape="small" width="short" />
                <Skeleton shape="button" />
              </Stack>
            ))}
          </Stack>
        </Card>
      </Columns>
    </SkeletonGroup>
  );
}
