import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { type LostPartProps, useDesignSystem } from '../DesignSystem/context.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

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
