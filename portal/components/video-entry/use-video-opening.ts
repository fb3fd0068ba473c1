import { useTranslations } from 'use-intl';
import { type VideoState, videoOpensAt, videoState } from '#areas/appointments/shared/video/video-times.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { formatOnDay, formatTime } from '#contract/time/time-format.ts';

/** Milliseconds between looks at the clock: who waits sees it open. */
const EVERY = 5000;

export interface VideoMoment {
  /** ISO instants. */
  readonly startDate: string;
  readonly endDate: string;
  readonly isCancelled: boolean;
}

export interface VideoOpening {
  /** How it stands now, though the answer be older. */
  readonly state: VideoState;
  /** From when on one can join, as a sentence. */
  readonly opens: string;
  /** The time of its start has passed. */
  readonly isDue: boolean;
}

/** Whether a video appointment can be joined by now, without asking the server again. */
export function useVideoOpening({ startDate, endDate, isCancelled }: VideoMoment): VideoOpening {
  const t = useTranslations('video-entry');
  const lang = useLanguage();
  const now = useNow(EVERY);
  const startsAt = new Date(startDate);
  const opensAt = videoOpensAt(startsAt);
  const time = formatTime(opensAt, lang);
  const isToday = helsinkiDay(opensAt) === helsinkiDay(now);
  return {
    state: videoState({ startsAt, endsAt: new Date(endDate), isCancelled }, now),
    opens: isToday ? t('opensToday', { time }) : t('opensOn', { day: formatOnDay(opensAt, lang), time }),
    isDue: now >= startsAt,
  };
}
