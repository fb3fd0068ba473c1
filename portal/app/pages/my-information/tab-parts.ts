import { lazy } from 'react';
import type { InformationTab } from '#contract/information-tabs.ts';

/** What each tab shows; its code and styles come with the document that opens it, and the other's when it is asked for. */
export const TAB_PARTS = {
  contact: lazy(() => import('./ContactPart.tsx').then((module) => ({ default: module.ContactPart }))),
  consent: lazy(() =>
    import('#features/patient-information/components/ConsentTab.tsx').then((module) => ({
      default: module.ConsentTab,
    })),
  ),
} as const;

/** Source of each tab's code, as the build names it. */
export const TAB_SOURCES = {
  contact: 'app/pages/my-information/ContactPart.tsx',
  consent: 'features/patient-information/components/ConsentTab.tsx',
} as const satisfies Record<InformationTab, string>;
