import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useCall } from '#client/calls/use-call.ts';
import { FRONT } from './front.ts';

const loadNotices = () => import('#components/notices/Notices.tsx').then((module) => module.Notices);

/**
 * What the provider tells all patients, above everything of their own. Not by `NoticesPart`: what the front page shares with pages of
 * other areas would be a file more to load, and it has no room.
 */
export function FrontNotices(): ReactNode {
  const { data } = useCall('GET /api/notices', FRONT);
  return data?.notices[0] && <LazyPart load={loadNotices} props={data} isServed isSilent />;
}
