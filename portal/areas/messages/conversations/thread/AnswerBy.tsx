import { DateTime } from '@portal/design-system/DateTime';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Message } from '../states/calls.ts';
import { answerDayOf } from './rules-messages.ts';

export interface AnswerByProps {
  /** Of a conversation that goes on. */
  readonly messages: readonly Message[];
}

/** When the answer comes, while the patient waits for one. */
export function AnswerBy({ messages }: AnswerByProps): ReactNode {
  const t = useTranslations('conversations.thread');
  const { customerServicePhone: phone } = useBrand();
  const today = helsinkiDay(useNow());
  const day = answerDayOf(messages);
  if (!day) return null;
  return (
    <Text size="small" tone="muted" align="end">
      {day < today
        ? t.rich('late', { phone, call: (words) => <PhoneText>{words}</PhoneText> })
        : t.rich('waiting', { day: () => <DateTime key="day" value={day} format="dayDate" /> })}
    </Text>
  );
}
