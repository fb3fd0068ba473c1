import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';
import { yearOf } from '#contract/time/time.ts';

export interface ByYearProps<Entry> {
  /** The latest first. */
  readonly entries: readonly Entry[];
  /** When an entry happened, ISO 8601. */
  readonly momentOf: (entry: Entry) => string;
  /** A list of one year's entries, named by the element with this id. */
  readonly children: (entries: readonly Entry[], headingId: string) => ReactNode;
}

/** Entries of a health record under the years in which they happened. */
export function ByYear<Entry>({ entries, momentOf, children }: ByYearProps<Entry>): ReactNode {
  const id = useId();
  const years = Map.groupBy(entries, (entry) => yearOf(new Date(momentOf(entry))));
  return [...years].map(([year, each]) => (
    <Stack key={year} as="section" gap="small" aria-labelledby={`${id}${year}`}>
      <Heading level={2} size={3} id={`${id}${year}`}>
        {year}
      </Heading>
      {children(each, `${id}${year}`)}
    </Stack>
  ));
}
