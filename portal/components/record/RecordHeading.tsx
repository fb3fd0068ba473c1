import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useChildName } from '#client/app/first-name.ts';

export interface RecordHeadingProps {
  /** What the list has. A guardian reads the child's name after it. */
  readonly title: string;
  /** How many there are, once that is known. */
  readonly count?: string | undefined;
}

/** The heading of a list of the health record. */
export function RecordHeading({ title, count }: RecordHeadingProps): ReactNode {
  const t = useTranslations('shell.acting');
  const name = useChildName();
  return (
    <Stack gap="xxsmall">
      <Heading level={1}>{name ? t('heading', { title, name }) : title}</Heading>
      {count && <Text tone="muted">{count}</Text>}
    </Stack>
  );
}
