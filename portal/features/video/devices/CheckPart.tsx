import { Heading } from '@portal/design-system/Heading';
import { AlertIcon } from '@portal/design-system/icons/AlertIcon';
import { CheckCircleIcon } from '@portal/design-system/icons/CheckCircleIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';

export interface CheckPartProps {
  /** What is tried. */
  readonly title: string;
  /** What is known of it; announced when it changes. */
  readonly status: string;
  /** Whether that is good or bad; null while it is not known. */
  readonly isGood: boolean | null;
  /** Null for nothing. */
  readonly children?: ReactNode;
}

/** One thing that is tried, and how it stands. */
export function CheckPart({ title, status, isGood, children }: CheckPartProps): ReactNode {
  const icon = isGood === null ? undefined : isGood ? <CheckCircleIcon /> : <AlertIcon />;
  return (
    <Stack gap="small" align="start">
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <Text role="status" {...(icon && { icon })}>
        {status}
      </Text>
      {children}
    </Stack>
  );
}
