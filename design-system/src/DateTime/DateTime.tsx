import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { daysFrom } from './days.ts';
import { type DateFormat, formatDate, spokenDate, timeWords } from './format-date.ts';

export { type DateFormat, formatDate } from './format-date.ts';

export interface DateTimeProps {
  /** ISO 8601 instant, or a plain `YYYY-MM-DD`. */
  readonly value: string;
  /** Default: `dateTime`; `dayAtTime`: ma 23.11.2026 klo 9.15, beside other times of day. */
  readonly format?: DateFormat | 'dayAtTime';
  /** Starts with a capital: it opens a heading or a line. */
  readonly isCapitalised?: boolean;
  /**
   * The page's own clock, an ISO 8601 instant: days near it are written 'yesterday', 'today' and 'tomorrow'. Not the
   * browser's clock, which may differ from the server's.
   */
  readonly now?: string | undefined;
}

/** A moment in Helsinki time, short to see and in full to hear. */
export function DateTime({ value, format = 'dateTime', isCapitalised, now }: DateTimeProps): ReactNode {
  const { language, strings } = useDesignSystem();
  const near = [strings.yesterday, strings.today, strings.tomorrow];
  const hasDay = format !== 'time' && format !== 'clock';
  const relative = now && hasDay ? near[daysFrom(now, value) + 1] : undefined;
  const time = format.endsWith('Time') ? ` ${timeWords(value, language)}` : '';
  const words = relative
    ? relative + time
    : format === 'dayAtTime'
      ? formatDate(value, 'dayDate', language) + time
      : formatDate(value, format, language);
  const written = isCapitalised ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : words;
  const spoken = relative ? null : spokenDate(value, format, language);
  if (!spoken) return <time dateTime={value}>{written}</time>;
  return (
    <time dateTime={value}>
      <span aria-hidden>{written}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </time>
  );
}
