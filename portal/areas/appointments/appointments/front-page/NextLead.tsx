import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { useChildName } from '#client/app/first-name.ts';
import { useNow } from '#client/app/use-now.ts';
import { useCall } from '#client/calls/use-call.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { formatTime } from '#contract/time/time-format.ts';
import { daysUntil } from '../appointment/moment-texts.ts';
import { nextAppointment, UPCOMING } from './upcoming.ts';

/** How soon the next appointment is, in a sentence; without one what the page is for. */
export function NextLead({ children }: { readonly children: string }): ReactNode {
  const t = useTranslations('appointments.block.next');
  const lang = useLanguage();
  const now = useNow();
  const name = useChildName();
  const { data } = useCall('GET /api/own-appointments', UPCOMING);
  const next = data && nextAppointment(data.upcoming);
  if (!next) return children;
  const start = new Date(next.startDate);
  const when = { days: daysUntil(helsinkiDay(start), helsinkiDay(now)), time: formatTime(start, lang) };
  return name ? t('child', { ...when, name }) : t('own', when);
}
