import { DateLeaf } from '@portal/design-system/DateLeaf';
import type { ReactNode } from 'react';
import { useNow } from '#client/app/use-now.ts';
import { isOfThisYear } from './moment-texts.ts';

export interface DayLeafProps {
  /** An instant, ISO 8601. */
  readonly value: string;
  /** Past or cancelled: without the brand's colour. */
  readonly isQuiet?: boolean | undefined;
}

/** The day of an appointment, with the year where it is not the current one. */
export function DayLeaf({ value, isQuiet }: DayLeafProps): ReactNode {
  return (
    <DateLeaf value={value} hasYear={!isOfThisYear(value, useNow())} tone={isQuiet ? 'neutral' : 'accent'} />
  );
}
