import type { ReactNode } from 'react';
import { NoticesPart } from '#components/notices/NoticesPart.tsx';

/** What the provider tells all patients, above everything of their own. */
export function FrontNotices(): ReactNode {
  return <NoticesPart place="front" />;
}
