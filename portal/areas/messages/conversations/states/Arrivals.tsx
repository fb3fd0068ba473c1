import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface ArrivalsProps {
  /** How many messages have come; 0: none so far. */
  readonly count: number;
}

/** Says politely that messages have come: they are seen in the list or below the others. */
export function Arrivals({ count }: ArrivalsProps): ReactNode {
  const t = useTranslations('conversations');
  return (
    <VisuallyHidden as="div">
      <Text role="status">{count > 0 && t('arrived', { count })}</Text>
    </VisuallyHidden>
  );
}
