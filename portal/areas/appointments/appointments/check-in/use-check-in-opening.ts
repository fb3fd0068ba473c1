import { useTranslations } from 'use-intl';
import type { Appointment, SelfCheckInStatus } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { formatTime } from '#contract/time/time-format.ts';
import { checkInOpensAt } from '../rules-check-in.ts';

/** Milliseconds between looks at the clock: who waits at the door sees it open. */
const EVERY = 10_000;

export interface CheckInOpening {
  /** How it stands now, though the answer be older. */
  readonly status: SelfCheckInStatus;
  /** The day has come on which it opens: before that there is nothing to do. */
  readonly isDue: boolean;
  /** From when on that day patients can check in, as a sentence. */
  readonly opens: string;
}

/** Whether check-in is open by now, without asking the server again. */
export function useCheckInOpening({
  selfCheckInStatus: status,
  startDate,
}: Pick<Appointment, 'selfCheckInStatus' | 'startDate'>): CheckInOpening {
  const t = useTranslations('appointments.checkIn');
  const lang = useLanguage();
  const now = useNow(EVERY);
  const at = checkInOpensAt(new Date(startDate));
  return {
    status: status === 'tooEarly' && now >= at ? 'allowed' : status,
    isDue: helsinkiDay(at) <= helsinkiDay(now),
    opens: t('opens', { time: formatTime(at, lang) }),
  };
}
