import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type DateFormat, formatDate, spokenDate } from './format-date.ts';

export { type DateFormat, formatDate } from './format-date.ts';

export interface DateTimeProps {
  /** ISO 8601 instant, or a plain `YYYY-MM-DD`. */
  readonly value: string;
  /** Default: `dateTime`. */
  readonly format?: DateFormat;
  /** Begins with a capital: it opens a heading or a line. */
  readonly isCapitalised?: boolean;
}

/** A moment in Helsinki time, short for the eye and in full for the ear. */
export function DateTime({ value, format = 'dateTime', isCapitalised }: DateTimeProps): ReactNode {
  const { language } = useDesignSystem();
  const words = formatDate(value, format, language);
  const written = isCapitalised ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : words;
  const spoken = spokenDate(value, format, language);
  if (!spoken) return <time dateTime={value}>{written}</time>;
  return (
    <time dateTime={value}>
      <span aria-hidden>{written}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </time>
  );
}
