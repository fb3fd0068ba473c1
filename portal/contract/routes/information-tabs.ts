/** The tabs of my information, as addresses name them. */
export const INFORMATION_TABS = ['contact', 'consent'] as const;
export type InformationTab = (typeof INFORMATION_TABS)[number];
