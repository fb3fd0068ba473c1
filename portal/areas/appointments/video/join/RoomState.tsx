import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import type { CallState } from '#client/calls/use-call.ts';
import { AnswerFailed } from '#components/answer/AnswerFailed.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { formatTime } from '#contract/time/time-format.ts';

/** Milliseconds between questions whether the practitioner has come. */
export const LOOKS_EVERY = 10_000;

/** To the patient or to a guest. */
type Room = AnswerOf<'GET /api/video/{id}/room' | 'GET /api/anon/video/{guest}/room'>;

export interface RoomStateProps {
  readonly answer: Pick<CallState<Room>, 'data' | 'error' | 'isRefreshing' | 'retry'>;
  readonly startDate: string;
  /** The time of the start has passed. */
  readonly isDue: boolean;
}

/** What is known of the practitioner, and no guess beyond that; announced when it changes (VIDEO-03, VIDEO-08). */
export function RoomState({ answer, startDate, isDue }: RoomStateProps): ReactNode {
  const t = useTranslations('video.join');
  const lang = useLanguage();
  const { customerServicePhone: phone } = useBrand();
  const call = (words: ReactNode) => <PhoneText>{words}</PhoneText>;
  const { data, error } = answer;
  if (error || data?.type === 'unavailable') {
    const text = t.rich('roomError.text', { phone, call });
    return <AnswerFailed answer={answer} failed={{ title: t('roomError.title'), level: 3, text }} isBare />;
  }
  const practitioner = data?.type === 'success' ? data.practitioner : null;
  const isLate = practitioner === 'absent' && isDue;
  return (
    <Stack gap="xsmall">
      <Text role="status">
        {practitioner === null && t('open')}
        {practitioner === 'present' && t('here')}
        {practitioner === 'ended' && t('closed')}
        {practitioner === 'absent' &&
          (isLate ? t('late', { time: formatTime(new Date(startDate), lang) }) : t('notYet'))}
      </Text>
      {isLate && <Text tone="muted">{t.rich('lateCall', { phone, call })}</Text>}
    </Stack>
  );
}
