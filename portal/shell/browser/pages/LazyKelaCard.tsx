import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';

const loadKelaCard = () =>
  import('#areas/person/kela-card/card/KelaCard.tsx').then((module) => module.KelaCard);

/** The Kela card, which needs scripts anyhow, so its code comes after the page's. */
export function LazyKelaCard(): ReactNode {
  return <LazyPart load={loadKelaCard} props={{}} />;
}
