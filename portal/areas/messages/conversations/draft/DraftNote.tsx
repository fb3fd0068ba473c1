import { DateTime } from '@portal/design-system/DateTime';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { formatTime } from '#contract/time/time-format.ts';
import type { DraftState } from './use-server-draft.ts';

export interface DraftNoteProps {
  /** What becomes of what is typed now. */
  readonly state: DraftState;
  /** When what is shown was saved, before anything was typed here; null: nothing was. */
  readonly restoredFrom: string | null;
}

/** Where what is typed is kept. Only what was restored is announced: the rest changes while somebody types. */
export function DraftNote({ state, restoredFrom }: DraftNoteProps): ReactNode {
  const t = useTranslations('conversations.draft');
  const language = useLanguage();
  if (state === null)
    return (
      restoredFrom && (
        <Text size="small" tone="muted" role="status">
          {t.rich('restored', { day: () => <DateTime key="day" value={restoredFrom} format="date" /> })}
        </Text>
      )
    );
  return (
    <Text size="small" tone="muted">
      {typeof state === 'string'
        ? t(state)
        : t('saved', { time: formatTime(new Date(state.savedAt), language) })}
    </Text>
  );
}
