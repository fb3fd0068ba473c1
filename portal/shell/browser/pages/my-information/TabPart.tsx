import { LazyPart } from '@portal/design-system/LazyPart';
import type { ComponentType, ReactNode } from 'react';
import { InformationSkeleton } from '#areas/person/patient-information/tab/InformationSkeleton.tsx';
import type { InformationTab } from '#contract/routes/information-tabs.ts';

/** What each tab shows; its code and styles come with the document that opens it, and the other's when it is asked for. */
const LOADERS: Readonly<Record<InformationTab, () => Promise<ComponentType>>> = {
  contact: () => import('./ContactPart.tsx').then((module) => module.ContactPart),
  consent: () => import('./ConsentPart.tsx').then((module) => module.ConsentPart),
};

/** One tab of the own information. */
export function TabPart({ id }: { readonly id: InformationTab }): ReactNode {
  return <LazyPart load={LOADERS[id]} props={{}} isServed waiting={<InformationSkeleton />} />;
}
