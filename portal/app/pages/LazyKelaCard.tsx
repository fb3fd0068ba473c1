import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';

const loadKelaCard = () => import('#features/kela-card/card/KelaCard.tsx').then((module) => module.KelaCard);

/** The Kela card, which needs scripts anyhow, so its code comes after the page's. */
export function LazyKelaCard(): ReactNode {
  // The reader has been told; the page is whole without it.
  return <LazyPart load={loadKelaCard} props={{}} onLoadFailure={() => undefined} />;
}
