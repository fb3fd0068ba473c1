import { isCalendarDay } from './calendar-day.ts';

const TYPED = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/;

/** A day (`1984-07-31`) as people type it: `31.7.1984`, `31/7/1984`; null: none that exists. */
export function typedDay(text: string): string | null {
  const [, day = '', month = '', year] = TYPED.exec(text.trim()) ?? [];
  const written = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  return isCalendarDay(written) ? written : null;
}
