import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useIsBuilt } from '#client/app/app-context.ts';

const loadWhose = () => import('./WhoseChoices.tsx').then((module) => module.WhoseChoices);

/** For whom a guardian acts, by faces, in a brand where one acts for children. */
export function WhoseRow(): ReactNode {
  const isBuilt = useIsBuilt();
  return isBuilt('choose-child') && <LazyPart load={loadWhose} props={{}} isServed isSilent />;
}
