import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useSession } from '#client/app/app-context.ts';

const loadNotice = () => import('./DueNotice.tsx').then((module) => module.DueNotice);

/** Tells patients who book of invoices past their due day, before one of these stops the booking. Its code is apart from the page's. */
export function DueReminder(): ReactNode {
  const { isSessionValid } = useSession();
  return isSessionValid && <LazyPart load={loadNotice} props={{}} isServed isSilent />;
}
