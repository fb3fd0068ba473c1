import { Heading } from '@portal/design-system/Heading';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './ResultHeading.css.ts';

export interface ResultHeadingProps {
  /** The day in words. */
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
    <div className={css.heading}>
      <Heading level={2} size={3}>
        <span className={css.day}>{day}</span>
      </Heading>
      <Text role="status" size="small" tone="muted">
        {found}
      </Text>
    </div>
  );
}
