import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Sticky } from '@portal/design-system/Sticky';
import { type ReactNode, useId } from 'react';
import { yearOf } from '#contract/time/time.ts';

export interface ByYearProps<Entry> {
  /** The latest first. */
  readonly entries: readonly Entry[];
  /** When an entry happened, ISO 8601. */
  readonly momentOf: (entry: Entry) => string;
  /** Heading level of the years. Default: 2. */
  readonly level?: 2 | 3;
  /** A list of one year's entries, named by the element with this id. */
  readonly children: (entries: readonly Entry[], headingId: string) => ReactNode;
}

/** Entries of a health record under the years in which they happened; the year stays in view with them. */
export function ByYear<Entry>({ entries, momentOf, level = 2, children }: ByYearProps<Entry>): ReactNode {
  const id = useId();
  const years = Map.groupBy(entries, (entry) => yearOf(new Date(momentOf(entry))));
  return [...years].map(([year, each]) => (
    <Stack key={year} as="section" gap="xxsmall" aria-labelledby={`${id}${year}`}>
      <Sticky place="heading">
        <Heading level={level} size={level === 2 ? 3 : 4} id={`${id}${year}`}>
          {year}
        </Heading>
      </Sticky>
      {children(each, `${id}${year}`)}
    </Stack>
  ));
}
