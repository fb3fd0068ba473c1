import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Pagination } from '@portal/design-system/Pagination';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import type { AnswerViewProps } from '#components/answer/AnswerView.tsx';
import type { PageQuery } from '#contract/routes/routes.ts';
import { TimelineCard } from './TimelineCard.tsx';

export interface TimelineResultProps {
  readonly answer: AnswerViewProps<AnswerOf<'POST /api/health-record/search'>>['answer'];
  readonly query: PageQuery<'health-record'>;
  /** What is searched; empty for the whole. */
  readonly words: string;
}

/** The entries that were asked for, latest first. */
export function TimelineResult(props: TimelineResultProps): ReactNode {
  const { answer, query, words } = props;
  const { data } = answer;
  const t = useTranslations('health-record');
  const href = useHref();
  const title = useId();
  if (!data)
    return (
      <AnswerPending
        answer={answer}
        failed={{ title: t('error.title'), text: t('error.text') }}
        skeleton={<TimelineSkeleton />}
      />
    );
  const isNarrowed = words !== '' || query.kind !== null || query.year !== null;
  return (
    <Stack as="section" gap="medium" aria-labelledby={title}>
      <Stack gap="xsmall">
        <Heading level={2} size={3} id={title}>
          {t('entries')}
        </Heading>
        <Text role="status" tone="muted">
          {t('count', { total: data.total })}
        </Text>
      </Stack>
      {data.entries.length > 0 ? (
        <Stack as="ul" gap="small">
          {data.entries.map((entry) => (
            <TimelineCard key={entry.key} entry={entry} />
          ))}
        </Stack>
      ) : (
        <Card>
          <EmptyState title={t(isNarrowed ? 'noneFound.title' : 'none.title')} level={3}>
            {t(isNarrowed ? 'noneFound.text' : 'none.text')}
          </EmptyState>
        </Card>
      )}
      <Pagination
        aria-label={t('pages')}
        page={data.page}
        pages={data.pages}
        href={(page) => href('health-record', {}, { ...query, page: page === 1 ? null : String(page) })}
      />
    </Stack>
  );
}

function TimelineSkeleton(): ReactNode {
  const t = useTranslations('health-record');
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap="small">
        {[1, 2, 3, 4].map((nth) => (
          <Card key={nth}>
            <Stack gap="xsmall">
              <Skeleton shape="small" width="half" />
              <Skeleton width="half" />
              <Skeleton width="half" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
