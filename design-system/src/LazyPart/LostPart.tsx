import type { ReactNode } from 'react';
import { type LostPartProps, useDesignSystem } from '../DesignSystem/context.ts';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

/** Stands where a part would, whose code could not be fetched. */
export function LostPart({ onRetry, isRetrying }: LostPartProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <div role="alert">
      <Stack gap="small" align="start">
        <Text>{strings.loadFailed}</Text>
        <RetryButton onRetry={onRetry} isRetrying={isRetrying} isSaid />
      </Stack>
    </div>
  );
}
