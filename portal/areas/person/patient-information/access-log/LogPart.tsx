import { LoadMore } from '@portal/design-system/LoadMore';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { LOG_PAGE_SIZE, type LogReaders } from '../rules.ts';
import { dayOf, LogEntries } from './LogEntries.tsx';

export interface LogPartProps {
  readonly by: LogReaders;
  /** The last entry of the page before. Default: the page is the first. */
  readonly before?: number;
  /** How many entries stand above. Default: 0. */
  readonly offset?: number;
  /** Day of the last of them. */
  readonly dayAbove?: string | undefined;
}

/** Entries of the access log a page at a time, each page asked for when the patient wants it. */
export function LogPart({ by, before, offset = 0, dayAbove }: LogPartProps): ReactNode {
  const t = useTranslations('patient-information.log');
  const whose = useWhose();
  const [isFollowed, setFollowed] = useState(false);
  const list = useRef<HTMLElement>(null);
  const answer = useCall('GET /api/user/access-log', {
    query: { by, ...(before !== undefined && { before }) },
  });
  const isFirst = before === undefined;
  const hasArrived = answer.data !== undefined;

  // The button that was pressed is gone: reading goes on at the first of the new entries.
  useEffect(() => {
    if (!hasArrived || isFirst || !list.current) return;
    list.current.tabIndex = -1;
    list.current.focus();
  }, [hasArrived, isFirst]);

  if (!answer.data)
    return (
      <AnswerPending
        answer={answer}
        failed={{ title: t('failed'), level: 3 }}
        isBare
        skeleton={<LogSkeleton />}
      />
    );
  const { entries } = answer.data;
  const count = offset + entries.length;
  const last = entries.at(-1);
  return (
    <Stack ref={list} gap="medium">
      {count === 0 && <Text>{t('none', { whose })}</Text>}
      {entries.length > 0 && <LogEntries entries={entries} dayAbove={dayAbove} />}
      {isFollowed && last ? (
        <LogPart by={by} before={last.id} offset={count} dayAbove={dayOf(last)} />
      ) : (
        entries.length === LOG_PAGE_SIZE && (
          <LoadMore label={t('more')} onPress={() => setFollowed(true)} status={t('shown', { count })} />
        )
      )}
    </Stack>
  );
}

function LogSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Stack gap="medium">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    </SkeletonGroup>
  );
}
