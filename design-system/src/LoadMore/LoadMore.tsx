import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export interface LoadMoreProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly isLoading?: boolean;
  /** How much is shown so far ('20 times'); read out when it changes. */
  readonly status?: string;
  /** False hides the button when there is no more. Default: true. */
  readonly hasMore?: boolean;
}

/** The next page of a list, under what is there. The caller moves the focus to the first new item. */
export function LoadMore({ label, onPress, isLoading, status, hasMore = true }: LoadMoreProps): ReactNode {
  return (
    <Stack align="center" gap="xsmall">
      <Text role="status" size="small" tone="muted">
        {status}
      </Text>
      {hasMore && (
        <Button tone="secondary" onPress={onPress} isLoading={isLoading}>
          {label}
        </Button>
      )}
    </Stack>
  );
}
