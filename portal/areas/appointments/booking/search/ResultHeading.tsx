import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface ResultHeadingProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** How many times are known of; undefined while they are being searched. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
  /** What there is instead of none, which is written below; read out with the number. Null while it is searched. */
  readonly instead: string | null;
  /** What narrows the search, where there is room beside the day. */
  readonly children: ReactNode;
}

/** The day that was searched and how much was found; read out when it changes. On a phone the strip of days says the first. */
export function ResultHeading({ day, count, hasMore, instead, children }: ResultHeadingProps): ReactNode {
  const t = useTranslations('booking.list.results');
  const found = count === undefined ? t('loading') : t(hasMore ? 'countMore' : 'count', { count });
  return (
    <Visible seenFrom="medium">
      <Inline justify="between" gap="none">
        <Inline>
          <Heading level={2} size={4}>
            <DateTime value={day} format="dayDate" isCapitalised />
          </Heading>
          {children && <Visible from="large">{children}</Visible>}
        </Inline>
        <Text role="status" size="small" tone="muted">
          {found}
          {count === 0 && <VisuallyHidden> {instead ?? t('loading')}</VisuallyHidden>}
        </Text>
      </Inline>
    </Visible>
  );
}
