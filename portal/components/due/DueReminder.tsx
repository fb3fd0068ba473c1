import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useDue } from './use-due.ts';

const loadNotice = () => import('./DueNotice.tsx').then((module) => module.DueNotice);

/** Tells patients who book of invoices past their due day, before one of these stops the booking; most have none. */
export function DueReminder(): ReactNode {
  const due = useDue();
  return due && due.overdue > 0 ? <LazyPart load={loadNotice} props={{ due }} isServed isSilent /> : null;
}
