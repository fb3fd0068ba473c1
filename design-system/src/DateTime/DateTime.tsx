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
}

/** A moment in Helsinki time, short for the eye and in full for the ear. */
export function DateTime({ value, format = 'dateTime' }: DateTimeProps): ReactNode {
  const { language } = useDesignSystem();
  const written = formatDate(value, format, language);
  const spoken = spokenDate(value, format, language);
  if (!spoken) return <time dateTime={value}>{written}</time>;
  return (
    <time dateTime={value}>
      <span aria-hidden>{written}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </time>
  );
}
