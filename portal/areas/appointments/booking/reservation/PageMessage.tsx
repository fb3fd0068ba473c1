import { Heading } from '@portal/design-system/Heading';
import { Illustration, type IllustrationName } from '@portal/design-system/Illustration';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';

export interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  readonly illustration: IllustrationName;
  /** What to do next. */
  readonly children: ReactNode;
}

/** A page that has one thing to say. */
export function PageMessage({ title, text, illustration, children }: PageMessageProps): ReactNode {
  return (
    <Stack gap="large" align="center">
      <Illustration name={illustration} />
      <Heading level={1}>{title}</Heading>
      <Text size="lead">{text}</Text>
      {children}
    </Stack>
  );
}
