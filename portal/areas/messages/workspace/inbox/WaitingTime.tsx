import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiDay } from '#contract/time/time.ts';

export interface WaitingTimeProps {
  /** Since when somebody waits, and until when an answer is promised. */
  readonly thread: { readonly waitingSince: string | null; readonly answerBy: string | null };
}

/** Since when a patient waits for an answer, and whether it is late. */
export function WaitingTime({ thread: { waitingSince, answerBy } }: WaitingTimeProps): ReactNode {
  const t = useTranslations('workspace.waiting');
  const now = useNow();
  if (waitingSince === null || answerBy === null)
    return (
      <Text as="span" tone="muted">
        {t('nobody')}
      </Text>
    );
  const today = helsinkiDay(now);
  const state = answerBy < today ? 'late' : answerBy === today ? 'today' : 'inTime';
  return (
    <Inline as="span" gap="xsmall">
      <DateTime value={waitingSince} now={now.toISOString()} />
      <Badge tone={({ late: 'danger', today: 'warning', inTime: 'neutral' } as const)[state]}>
        {t.rich(state, { day: () => <DateTime value={answerBy} format="date" now={now.toISOString()} /> })}
      </Badge>
    </Inline>
  );
}
