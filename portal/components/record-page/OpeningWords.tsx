import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';

export interface OpeningWordsProps {
  /** The page's heading. */
  readonly title: string;
  /** What matters first, in a line: what is new, runs out or is due; nothing while it is on its way. */
  readonly fact: ReactNode;
}

/** The heading of a page, and what matters first in it or what it is for. */
export function OpeningWords({ title, fact }: OpeningWordsProps): ReactNode {
  return (
    <Stack gap="xxsmall">
      <Heading level={1}>{title}</Heading>
      {/* Its line is there from the beginning, so that the words move nothing when they come. */}
      <Text>{fact || '\u00a0'}</Text>
    </Stack>
  );
}
