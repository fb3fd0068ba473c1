import { Button } from '@portal/design-system/Button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface DeviceAgainProps {
  readonly onPress: () => void;
  /** Another try is under way: the button keeps its place, and the focus. */
  readonly isTrying: boolean;
}

/** Tries once more what has failed. */
export function DeviceAgain({ onPress, isTrying }: DeviceAgainProps): ReactNode {
  const t = useTranslations('video.check');
  return (
    <Button tone="outline" onPress={onPress} isLoading={isTrying}>
      {t('again')}
    </Button>
  );
}
