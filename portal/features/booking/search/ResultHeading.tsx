import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface ResultHeadingProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** How many times are shown; undefined while they are being searched. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
}

/** The day that was searched and how much was found; read out when it changes. On a phone the strip of days says the first. */
export function ResultHeading({ day, count, hasMore }: ResultHeadingProps): ReactNode {
  const t = useTranslations('booking.list.results');
  const found = count === undefined ? t('loading') : t(hasMore ? 'countMore' : 'count', { count });
  return (
    <Visible seenFrom="medium">
      <Inline justify="between" align="baseline" gap="none">
        <Heading level={2} size={4}>
          <DateTime value={day} format="dayDate" isCapitalised />
        </Heading>
        <Text role="status" size="small" tone="muted">
          {found}
        </Text>
      </Inline>
    </Visible>
  );
}
