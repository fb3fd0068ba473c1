import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { isOffered } from '../offer/is-offered.ts';
import type { SmsLoginCardProps } from '../offer/SmsLoginCard.tsx';

const loadCard = () => import('../offer/SmsLoginCard.tsx').then((module) => module.SmsLoginCard);

/** The offer of SMS login, whose code comes only to patients who are asked. Once it is there it decides itself when it goes. */
export function OfferPart({ onFocusLost }: SmsLoginCardProps): ReactNode {
  const { actingFor } = useSession();
  const isDue = isOffered(useCall(actingFor ? null : 'GET /api/mfa').data);
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  return (isDue || wasDue) && <LazyPart load={loadCard} props={{ onFocusLost }} isServed />;
}
