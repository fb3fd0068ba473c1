import type { InformationTab } from '#contract/information-tabs.ts';

/** Source of each tab's code, as the build names it. */
export const TAB_SOURCES = {
  contact: 'app/pages/my-information/ContactPart.tsx',
  consent: 'features/patient-information/components/ConsentTab.tsx',
} as const satisfies Record<InformationTab, string>;
