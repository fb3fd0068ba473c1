import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import type { InputOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';

const loadNotices = () => import('./Notices.tsx').then((module) => module.Notices);

export interface NoticesPartProps {
  /** The place of the portal in which it stands. */
  readonly place: InputOf<'GET /api/notices'>['query']['place'];
}

/** What the provider tells all patients in this place. Its code comes only where there is something; without it nothing is missed. */
export function NoticesPart({ place }: NoticesPartProps): ReactNode {
  const { data } = useCall('GET /api/notices', { query: { place } });
  return data?.notices[0] && <LazyPart load={loadNotices} props={data} isServed isSilent />;
}
