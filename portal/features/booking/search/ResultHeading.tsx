import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface ResultHeadingProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** How many times are shown; undefined while they are being searched. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
}

/** The day that was searched and how much was found; read out when it changes. */
export function ResultHeading({ day, count, hasMore }: ResultHeadingProps): ReactNode {
  const t = useTranslations('booking.list.results');
  const found = count === undefined ? t('loading') : t(hasMore ? 'countMore' : 'count', { count });
  return (
    <Inline justify="between" align="baseline" gap="none">
      <Heading level={2} size={3}>
        <DateTime value={day} format="day" isCapitalised />
      </Heading>
      <Text role="status" size="small" tone="muted">
        {found}
      </Text>
    </Inline>
  );
}
