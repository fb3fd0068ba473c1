import type { InformationTab } from '#contract/routes/information-tabs.ts';

/** Source of each tab's code, as the build names it. */
export const TAB_SOURCES = {
  contact: 'shell/browser/pages/my-information/ContactPart.tsx',
  consent: 'shell/browser/pages/my-information/ConsentPart.tsx',
} as const satisfies Record<InformationTab, string>;

/** What the server writes into the tab of contact details before its code comes. */
export const NOTICES_SOURCE = 'areas/record/record-news/setting/NoticeSetting.tsx';
