import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const ZONE = 'Europe/Helsinki';

const FORMATS = {
  /** ma 23.11.2026 klo 14.30 */
  dateTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  /** 23.11.2026 */
  date: { day: 'numeric', month: 'numeric', year: 'numeric' },
  /** maanantai 23. marraskuuta */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 14.30 */
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const SPOKEN_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** What is read out: dates and days in full words, a time as it is. */
const SPOKEN: Record<keyof typeof FORMATS, Intl.DateTimeFormatOptions | null> = {
  dateTime: { ...SPOKEN_DAY, hour: 'numeric', minute: '2-digit' },
  date: SPOKEN_DAY,
  day: null,
  time: null,
};

export interface DateTimeProps {
  /** ISO 8601 instant, or a plain `YYYY-MM-DD`. */
  readonly value: string;
  /** Default: `dateTime`. */
  readonly format?: keyof typeof FORMATS;
}

/** A moment in Helsinki time, short for the eye and in full for the ear. */
export function DateTime({ value, format = 'dateTime' }: DateTimeProps): ReactNode {
  const { language } = useDesignSystem();
  // A plain day has no zone: noon in UTC is the same day in Helsinki.
  const date = new Date(value.length === 10 ? `${value}T12:00Z` : value);
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: ZONE }).format(date);
  const spoken = SPOKEN[format];
  if (!spoken) return <time dateTime={value}>{write(FORMATS[format])}</time>;
  return (
    <time dateTime={value}>
      <span aria-hidden>{write(FORMATS[format])}</span>
      <VisuallyHidden>{write(spoken)}</VisuallyHidden>
    </time>
  );
}
