import { DateTime } from '@portal/design-system/DateTime';
import type { ReactNode } from 'react';
import type { Vaccination } from '../contract.ts';
import { vagueDate } from '../writing.ts';

/** When something was given, as exactly as it is known: a day, `5/2010`, `2010`, or what the record says in words. */
export function GivenOn({ date, dateText }: Pick<Vaccination, 'date' | 'dateText'>): ReactNode {
  if (date === null) return dateText;
  return date.length === 10 ? <DateTime value={date} format="date" /> : vagueDate(date);
}
