import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Pagination } from '@portal/design-system/Pagination';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import type { AnswerViewProps } from '#components/answer/AnswerView.tsx';
import { ByYear } from '#components/record/ByYear.tsx';
import { RecordRows, RecordRowsSkeleton } from '#components/record/RecordRows.tsx';
import type { PageQuery } from '#contract/routes/routes.ts';
import { useEntryRow } from './use-entry-row.tsx';

type FoundEntries = AnswerOf<'POST /api/health-record/search'>;

export interface TimelineResultProps {
  readonly answer: AnswerViewProps<FoundEntries>['answer'];
  readonly query: PageQuery<'health-record'>;
  /** What is searched; empty for the whole. */
  readonly words: string;
  /** Beside the heading: what narrows the entries. */
  readonly filter: ReactNode;
}

/** The entries that were asked for, latest first, under their years. */
export function TimelineResult({ answer, query, words, filter }: TimelineResultProps): ReactNode {
  const { data } = answer;
  const t = useTranslations('health-record');
  const title = useId();
  return (
    <Stack as="section" gap="xsmall" aria-labelledby={title}>
      <Inline justify="between" gap="small">
        <Stack gap="none">
          <Heading level={2} size={3} id={title}>
            {t('entries')}
          </Heading>
          <Text role="status" size="small" tone="muted">
            {data ? t('count', { total: data.total }) : '\u00a0'}
          </Text>
        </Stack>
        {filter}
      </Inline>
      {data ? (
        <Entries data={data} query={query} isNarrowed={words !== '' || Boolean(query.kind ?? query.year)} />
      ) : (
        <AnswerPending
          answer={answer}
          failed={{ title: t('error.title'), text: t('error.text') }}
          skeleton={<RecordRowsSkeleton count={12} hasStart label={t('loading')} />}
        />
      )}
    </Stack>
  );
}

interface EntriesProps extends Pick<TimelineResultProps, 'query'> {
  readonly data: FoundEntries;
  readonly isNarrowed: boolean;
}

function Entries({ data, query, isNarrowed }: EntriesProps): ReactNode {
  const t = useTranslations('health-record');
  const href = useHref();
  const row = useEntryRow();
  if (data.entries.length === 0)
    return (
      <Card>
        <EmptyState title={t(isNarrowed ? 'noneFound.title' : 'none.title')} level={3}>
          {t(isNarrowed ? 'noneFound.text' : 'none.text')}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ByYear entries={data.entries} momentOf={({ day }) => day} level={3}>
        {(ofYear, heading) => <RecordRows aria-labelledby={heading} rows={ofYear.map(row)} />}
      </ByYear>
      <Pagination
        aria-label={t('pages')}
        page={data.page}
        pages={data.pages}
        href={(page) => href('health-record', {}, { ...query, page: page === 1 ? null : String(page) })}
      />
    </>
  );
}
