import { Button } from '@portal/design-system/Button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Tries once more what has failed. */
export function DeviceAgain({ onPress }: { readonly onPress: () => void }): ReactNode {
  const t = useTranslations('video.check');
  return (
    <Button tone="outline" onPress={onPress}>
      {t('again')}
    </Button>
  );
}
