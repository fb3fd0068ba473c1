import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export interface LostPartProps {
  /** Fetches the code again. */
  readonly onRetry: () => void;
  /** While that is under way. */
  readonly isRetrying: boolean;
}

/** Stands where a part would, whose code could not be fetched. */
export function LostPart({ onRetry, isRetrying }: LostPartProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <div role="alert">
      <Stack gap="small" align="start">
        <Text>{strings.loadFailed}</Text>
        <Button tone="secondary" onPress={onRetry} isLoading={isRetrying}>
          {strings.retry}
        </Button>
      </Stack>
    </div>
  );
}
