import type { LinkRow } from '@portal/design-system/LinkList';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallState } from '#client/calls/use-call.ts';
import { RecordRows } from '../record/RecordRows.tsx';

/** A page that is exactly this long may be followed by another. */
const PAGE_SIZE = 20;

export interface RecordDaysProps<Day> {
  /** One page of days, latest first. */
  readonly days: readonly Day[];
  /** How many later ones stand above it. Default: 0. */
  readonly offset?: number;
  /** Which of them are shown: the others stand elsewhere. Default: all. */
  readonly isShown?: (day: Day) => boolean;
  /** A day as a row. */
  readonly row: (day: Day) => LinkRow;
  /** Asks for the days after so many; a hook. */
  readonly useOlder: (offset: number) => CallState<{ readonly days: readonly Day[] }>;
  /** Id of the heading. */
  readonly labelledBy: string;
  /** Label of the button for older days; what is said when they do not come, and how many are shown then. */
  readonly texts: {
    readonly more: string;
    readonly failed: string;
    readonly shown: (count: number) => string;
  };
}

/** Days of a record with results a page at a time, each page asked for when the patient wants it. */
export function RecordDays<Day>(props: RecordDaysProps<Day>): ReactNode {
  const { days, offset = 0, isShown, row, labelledBy, texts } = props;
  const shown = isShown ? days.filter(isShown) : days;
  const [isFollowed, setFollowed] = useState(false);
  const next = offset + days.length;
  return (
    <Stack gap="small">
      {shown.length > 0 && <RecordRows aria-labelledby={labelledBy} rows={shown.map(row)} />}
      {isFollowed ? (
        <OlderDays {...props} offset={next} />
      ) : (
        days.length === PAGE_SIZE && (
          <LoadMore label={texts.more} onPress={() => setFollowed(true)} status={texts.shown(next)} />
        )
      )}
    </Stack>
  );
}

function OlderDays<Day>(props: RecordDaysProps<Day> & { readonly offset: number }): ReactNode {
  const { isShown: _, ...older } = props;
  const { offset, texts, useOlder } = older;
  const { data, error, isRefreshing, retry } = useOlder(offset);
  const list = useRef<HTMLElement>(null);
  const hasArrived = data !== undefined;

  // The button that was pressed is gone: reading goes on at the first of the new ones.
  useEffect(() => {
    if (hasArrived) list.current?.querySelector('a')?.focus();
  }, [hasArrived]);

  if (data) {
    return <Stack ref={list}>{data.days.length > 0 && <RecordDays {...older} days={data.days} />}</Stack>;
  }
  return (
    <Stack gap="small">
      {error && (
        <Notice tone="error" role="alert">
          {texts.failed}
        </Notice>
      )}
      <LoadMore label={texts.more} onPress={retry} isLoading={isRefreshing} />
    </Stack>
  );
}
